// Beside every file of the build its compressed forms, so that the server never compresses.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const built = new URL('../../src/mirabilia/server/page/', import.meta.url);
for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
  const path = `${entry.parentPath}/${entry.name}`;
  if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
  const bytes = await readFile(path);
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${path}.br`, brotliCompressSync(bytes, brotli));
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
