import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root';
import { checkedSource } from '../vite/site-source';
import { unreadableEnvFiles } from './env-files';

const usage = 'Usage: npm run launch-check -- [--explain] [--json] [--url https://clinic.example]';

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
 * `npm run launch-check` prints what must change before the launch, as a list for each role, then the sentences to read aloud,
 * and recommendations. `--explain` adds what to do, `--json` prints JSON, and `--url` checks the built site and the live site
 * instead of the facts. Exits with 1 while anything must change.
 */
const options = readOptions();
const { source, problems } = await checkedSource(projectRoot, () => import('../../src/site'));
const unreadable = options ? [...problems, ...unreadableEnvFiles(projectRoot)] : [usage];
if (!options || unreadable.length > 0) {
  console.error(unreadable.join('\n'));
  process.exitCode = 1;
} else {
  // launch.ts imports site.ts, so import it only if site.ts can be loaded.
  const { launch } = await import('./launch');
  const { text, exitCode } = await launch(source, options);
  console.log(text);
  process.exitCode = exitCode;
}
