/** Requests to the server. Whatever goes wrong is a `Refusal` with a code that the page has words for. */
import type * as Http from './generated/http';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** Of a document that was sent: where it is wrong. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: string, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body ?? null,
      credentials: 'same-origin',
    });
  } catch {
    throw new Refusal('offline', 'the server does not answer');
  }
  const document: unknown = await answer.json().catch(() => null);
  if (answer.ok) return document as T;
  const problem = (document as Http.Failure | null)?.error;
  throw new Refusal(
    problem?.code ?? 'internal',
    problem?.message ?? answer.statusText,
    answer.status,
    problem?.field ?? null,
  );
}

export const get = <T>(path: string, token?: string | null) => request<T>('GET', path, undefined, token);
export const post = <T>(path: string, body: unknown = {}, token?: string | null) =>
  request<T>('POST', path, JSON.stringify(body), token);
/** Sends JSON as it is: read here and written again, long numbers would lose digits. */
export const postText = <T>(path: string, text: string) => request<T>('POST', path, text);
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, JSON.stringify(body));
export const remove = <T>(path: string) => request<T>('DELETE', path);
