import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressible, extensionOf } from '../hosting/media-types.ts';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes compressed copies (`.br` and `.gz`, best quality) of the text and icon files in a folder, for servers that send them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const chosen = files.filter((file) => compressible.includes(extensionOf(file))).map((file) => join(folder, file));
  await Promise.all(
    chosen.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await asBrotli(content, { params }));
      await writeFile(`${file}.gz`, await asGzip(content, { level: 9 }));
    }),
  );
}

/** Compresses the built site. List it after the plugins that write files. */
export function compress(): Plugin {
  return {
    name: 'compress',
    // `npm run prove` builds for many faults. It skips this step unless the tests need compressed files.
    apply: (_config, { command }) => command === 'build' && !process.env.SKIP_COMPRESSION,
    buildApp: ({ config }) => compressFiles(resolve(config.root, config.build.outDir)),
  };
}
