import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes a small project into a temporary folder that is deleted when the test finishes.
 * @param files a text for each path relative to the project
 * @returns the folder, and a way to write further files
 */
export function projectFolder(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'clinic-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write };
}
