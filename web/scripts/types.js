// Writes src/api/generated from the schemas of the server: docs/schema and the positions' own.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const root = new URL('../../', import.meta.url);
const out = new URL('../src/api/generated/', import.meta.url);
const style = {
  bannerComment: '/* Written by `npm run types` from the schemas of the server. */',
  additionalProperties: false,
  unreachableDefinitions: true,
  enableConstEnums: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
};

const read = async (path) => JSON.parse(await readFile(new URL(path, root), 'utf8'));

/** Titles would make a named type of every field. */
const untitled = (node) => {
  if (Array.isArray(node)) return node.map(untitled);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'title' && typeof value === 'string') && key !== 'discriminator')
      .map(([key, value]) => [key, untitled(value)]),
  );
};

const http = await read('docs/schema/http.json');
const socket = await read('docs/schema/socket.json');
const files = {
  http: {
    $defs: JSON.parse(
      JSON.stringify(http.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    ),
  },
  socket: {
    properties: socket.properties,
    required: Object.keys(socket.properties),
    type: 'object',
    $defs: socket.$defs,
  },
};
for (const name of ['duel-position', 'classic-position'])
  files[name] = await read(`src/mirabilia/notation/schemas/${name}.schema.json`);

const check = process.argv.includes('--check');
await mkdir(out, { recursive: true });
for (const [name, schema] of Object.entries(files)) {
  const title = name
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');
  const whole = await compile(untitled(schema), title, style);
  const text = whole
    .replace(/^ \*\n \* This interface was referenced by .*\n \* via the .*\n/gm, '')
    .replace(/^\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/gm, '');
  const file = new URL(`${name}.ts`, out);
  if (check) {
    const kept = await readFile(file, 'utf8').catch(() => '');
    if (kept !== text) throw new Error(`src/api/generated/${name}.ts is stale: npm run types`);
  } else await writeFile(file, text);
}
