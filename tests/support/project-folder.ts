import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder';

/** Writes a file, and creates its folders. */
export function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes a small project into a temporary folder that is deleted when the test finishes.
 * @param files the content for each path relative to the project
 */
export function projectFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  for (const [file, content] of Object.entries(files)) writeFile(join(folder, file), content);
  return folder;
}
