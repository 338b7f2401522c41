import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder of this tool. */
export const toolFolder = join(import.meta.dirname, '../..');

/** The folder of installed packages. */
export const packagesFolder = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

/** Writes files into a folder. @param files a text for each path relative to it */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A temporary folder with some files. @returns its path, and what removes it */
export function temporaryFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  writeFiles(folder, files);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
