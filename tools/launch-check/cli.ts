import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root';
import { checkedSource } from '../vite/site-source';
import { unreadableEnvFiles } from './env-files';

const usage = 'Write npm run launch-check, and after it -- --explain, -- --json or -- --url https://clinic.example';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { explain: { type: 'boolean' }, json: { type: 'boolean' }, url: { type: 'string' } },
    });
    return values;
  } catch {
    return undefined;
  }
}

/**
 * `npm run launch-check`: prints what must change before launch, a list for each person, and recommendations. `--explain`
 * adds what to do, `--json` is for programs, `--url` looks at the live site instead. Exits with 1 while anything must change.
 */
const options = readOptions();
const { source, problems } = await checkedSource(projectRoot, () => import('../../src/site'));
const unreadable = options ? [...problems, ...unreadableEnvFiles(projectRoot)] : [usage];
if (!options || unreadable.length > 0) {
  console.error(unreadable.join('\n'));
  process.exitCode = 1;
} else {
  // Imported only now, because its modules cannot be loaded while site.ts cannot.
  const { launch } = await import('./launch');
  const { text, exitCode } = await launch(source, options);
  console.log(text);
  process.exitCode = exitCode;
}
