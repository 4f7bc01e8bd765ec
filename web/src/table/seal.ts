/** The deal was sealed before the first move: the browser checks it itself. */
export type Seal = 'verified' | 'broken' | 'unknown';

export const sealed = (salt: string, seed: number | string | bigint) => `mirabilia:${salt}:${seed}`;

/** `unknown` where the browser lends no digests, that is, without a secure context. */
export async function checkSeal(
  commitment: string,
  salt: string,
  seed: number | string | bigint,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<Seal> {
  if (!subtle) return 'unknown';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(sealed(salt, seed)));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase() ? 'verified' : 'broken';
}
