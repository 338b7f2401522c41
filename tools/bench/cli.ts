import { parseArgs } from 'node:util';
import { routes } from '../../spec/routes';

/**
 * `npm run bench` builds the site and measures its speed, compared with the baseline and the floor (README.md).
 * `npm run bench -- --lighthouse` runs Lighthouse on every route instead. Both print a report, write it to docs/ if they measured
 * everything, and exit with 1 if a target is missed. The argument `--runs 9` sets the number of runs, `/contact` measures only
 * this page, and `taps` only the taps.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, lighthouse: { type: 'boolean' } },
  allowPositionals: true,
});
const runs = Number(values.runs ?? (values.lighthouse ? 3 : 5));
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of at least 1');
const known: readonly string[] = ['taps', ...routes.map(({ path }) => path)];
const unknown = positionals.filter((part) => !known.includes(part));
if (unknown.length > 0)
  throw new Error(`Cannot measure ${unknown.join(' ')}. Write paths of pages, such as /contact, or taps.`);
const { measure } = values.lighthouse ? await import('./lighthouse') : await import('./speed');
// Exit explicitly, because the open servers would keep the process running.
process.exit((await measure(runs, positionals)) ? 0 : 1);
