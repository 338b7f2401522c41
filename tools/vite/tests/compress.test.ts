import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { compressFiles } from '../compress';

const text = '<p>Call or write</p>'.repeat(100);

for (const file of ['index.html', 'assets/site.js']) {
  test(`compressFiles writes ${file} with brotli and gzip beside the original`, meta, async () => {
    const root = projectFolder({ [file]: text });
    await compressFiles(root);
    const path = join(root, file);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
}

test('compressFiles skips fonts, which are compressed already', meta, async () => {
  const root = projectFolder({ 'assets/font.woff2': text });
  await compressFiles(root);
  expect(existsSync(join(root, 'assets/font.woff2.br'))).toBe(false);
});
