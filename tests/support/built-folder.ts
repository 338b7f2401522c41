import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes a built site of small files, each of which holds its own name, into a temporary folder that is deleted when the
 * test finishes. The file `secret.txt` beside it must never be served.
 * @param files names relative to the built site
 * @returns the folder of the built site
 */
export function builtFolder(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return dist;
}
