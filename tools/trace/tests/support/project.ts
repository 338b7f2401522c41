import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files into a folder. @param files the contents of the files by path, relative to the folder */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Makes a temporary folder with files. @returns its path, and a function that removes it */
export function temporaryFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  writeFiles(folder, files);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
