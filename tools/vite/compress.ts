import { createReadStream, createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressible, extensionOf } from '../hosting/media-types.ts';
import { filesIn } from '../launch-check/files.ts';

/** Writes compressed copies (`.br` and `.gz`, best quality) of the text and icon files in a folder, for servers that send them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesIn(folder).filter((file) => compressible.includes(extensionOf(file)));
  const write = (file: string, ending: string, compressor: NodeJS.ReadWriteStream) =>
    pipeline(createReadStream(join(folder, file)), compressor, createWriteStream(join(folder, file + ending)));
  await Promise.all(
    files.flatMap((file) => [write(file, '.br', createBrotliCompress()), write(file, '.gz', createGzip({ level: 9 }))]),
  );
}

/** Compresses the built site. List it after the plugins that write files. */
export function compress(): Plugin {
  return {
    name: 'compress',
    // `npm run prove` builds for many faults, so it skips this step.
    apply: (_config, { command }) => command === 'build' && !process.env.INJECTED_FAULT,
    buildApp: ({ config }) => compressFiles(resolve(config.root, config.build.outDir)),
  };
}
