import { parseArgs } from 'node:util';
import { routes } from '../../spec/routes';

/**
 * `npm run bench`: builds the site and measures its speed, compared with the same pages without scripts and with the floor of
 * taps; `npm run bench -- --lighthouse` runs Lighthouse on every route instead. Both print a report, and write it to docs/ if
 * they measured everything. Exits with 1 when a target is missed. `--runs 9` changes the number of runs; `/contact` measures
 * one page, `taps` the taps only.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, lighthouse: { type: 'boolean' } },
  allowPositionals: true,
});
const runs = Number(values.runs ?? (values.lighthouse ? 3 : 5));
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up');
const known: readonly string[] = ['taps', ...routes.map(({ path }) => path)];
const unknown = positionals.filter((part) => !known.includes(part));
if (unknown.length > 0) throw new Error(`There is nothing named ${unknown.join(' ')} to measure`);
const { measure } = values.lighthouse ? await import('./lighthouse') : await import('./speed');
// Exits, although servers still run.
process.exit((await measure(runs, positionals)) ? 0 : 1);
