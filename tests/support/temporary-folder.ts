import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder that other users can read, too, because a server may run as one. @returns the folder, and a function that deletes it */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-'));
  chmodSync(folder, 0o755);
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    } catch {
      // A process still uses the folder, or has mounted something in it. What a test leaves behind never decides its result.
    }
  };
  return { folder, remove };
}
