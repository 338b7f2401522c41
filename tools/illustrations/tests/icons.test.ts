/** @module-tag meta */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeIcons } from '../icons';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" rx="2" fill="#123456"/></svg>';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('writeIcons draws the icons for phones from a logo', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'favicon.svg'), logo);
  await writeIcons(folder);
  const sizes = { 'home-screen': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const { format, width, height } = await sharp(join(folder, 'media', `${name}.png`)).metadata();
    expect({ format, width, height }, name).toEqual({ format: 'png', width: size, height: size });
  }
});

test('writeIcons rejects a folder without a logo', async () => {
  await expect(writeIcons(temporaryFolder())).rejects.toThrow('favicon.svg');
});
