import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { siteFileProblems } from '../vite/site-file';

/**
 * `npm run launch-check`: prints what must change before launch, a list for each person, and recommendations. `--explain`
 * adds what to do, `--json` is for programs. Exits with 1 while anything must change.
 */
const source = readFileSync(join(projectRoot, 'src/site.ts'), 'utf8');
const problems = await siteFileProblems(source, () => import('../../src/site'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  // Imported only now, because its modules cannot be loaded while site.ts cannot.
  const { launch } = await import('./launch');
  const { text, exitCode } = launch(source, process.argv);
  console.log(text);
  process.exitCode = exitCode;
}
