import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Fonts and PNGs are compressed already. */
const compressible = /\.(?:html|js|css|svg|ico|txt|xml|json|webmanifest)$/;

/** Writes compressed copies (`.br` and `.gz`, best quality) of a folder's compressible files, for servers that send them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const chosen = files.filter((file) => compressible.test(file)).map((file) => join(folder, file));
  await Promise.all(
    chosen.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await asBrotli(content, { params }));
      await writeFile(`${file}.gz`, await asGzip(content, { level: 9 }));
    }),
  );
}
