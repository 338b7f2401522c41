import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
