import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../tools/project-root';

/** Lists all files in a folder and its subfolders. */
function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Playwright's global setup. @throws if there is no built site, or if it is older than its source files */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default function requireBuild(): void {
  const todo = 'Run `npx vite build --mode mock`.';
  const built = statSync(join(projectRoot, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) throw new Error(`There is no built site. ${todo}`);
  const newer = ['src', 'public', 'tools/vite', 'tools/hosting', 'tools/mail']
    .flatMap((folder) => filesIn(join(projectRoot, folder)))
    .filter((file) => !file.includes('/tests/'))
    .concat(['index.html', 'vite.config.ts', 'package-lock.json'].map((file) => join(projectRoot, file)))
    .find((file) => statSync(file).mtimeMs > built);
  if (!newer) return;
  throw new Error(`The site was built before ${relative(projectRoot, newer)} changed. ${todo}`);
}
