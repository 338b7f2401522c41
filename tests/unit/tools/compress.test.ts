import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '../../../tools/build/compress';
import { meta } from '../../support/covers';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
mkdirSync(join(folder, 'assets'));
const text = '<p>Call or write</p>'.repeat(100);
for (const file of ['index.html', 'assets/site.js', 'assets/font.woff2']) writeFileSync(join(folder, file), text);
await compressFiles(folder);

for (const file of ['index.html', 'assets/site.js']) {
  test(`${file} lies there compressed as well, and is the same when unpacked`, meta, () => {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(text);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });
}

test('a font, which is compressed in itself, is left alone', meta, () => {
  expect(existsSync(join(folder, 'assets/font.woff2.br'))).toBe(false);
});
