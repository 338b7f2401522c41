import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../tools/project-root';

/** Lists all files in a folder and its subfolders. */
function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Playwright's global setup. @throws if the built site is older than its source files */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default function requireBuild(): void {
  const built = statSync(join(projectRoot, 'dist/index.html')).mtimeMs;
  const newer = ['src', 'public', 'tools/vite']
    .flatMap((folder) => filesIn(join(projectRoot, folder)))
    .find((file) => statSync(file).mtimeMs > built);
  if (!newer) return;
  throw new Error(
    `The site was built before ${relative(projectRoot, newer)} changed. Run \`npx vite build --mode mock\`.`,
  );
}
