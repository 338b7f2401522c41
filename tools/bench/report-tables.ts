import type { BuildCost } from './build-time';
import type { NavigationRun } from './navigation';
import type { PageComparison, Variant } from './page-comparison';
import { median, spread } from './statistics';
import { toTwin, type Verdict, valuesOf } from './targets';

const names: Readonly<Record<Variant, string>> = { site: 'site', twin: 'no scripts', next: 'Next.js', astro: 'Astro' };

/** A Markdown table, its columns of figures to the right; the first so many are words. */
function table(head: readonly string[], words: number, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column < words ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** `812 (790 to 840)`: the median, and in brackets the lowest and the highest. */
function withSpread(values: readonly number[], digits = 0): string {
  const { low, high } = spread(values);
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

const pageHead = [
  'Page',
  'Made as',
  'LCP ms',
  'to twin',
  'FCP ms',
  'to twin',
  'TBT ms',
  'CLS',
  'kB',
  'of it scripts',
  'Requests',
  'Chain',
  'Alive ms',
];

function pageRow(page: PageComparison, variant: Variant): readonly string[] {
  const values = (figure: Parameters<typeof valuesOf>[2]) => valuesOf(page, variant, figure);
  const kilobytes = (figure: 'bytes' | 'scriptBytes') => (median(values(figure)) / 1000).toFixed(1);
  const alive = (page.loads.get(variant) ?? []).flatMap((load) => load.alive ?? []);
  return [
    `\`${page.path}\``,
    names[variant],
    withSpread(values('lcp')),
    toTwin(page, variant, 'lcp').toFixed(3),
    withSpread(values('fcp')),
    toTwin(page, variant, 'fcp').toFixed(3),
    withSpread(values('tbt')),
    median(values('cls')).toFixed(3),
    kilobytes('bytes'),
    kilobytes('scriptBytes'),
    median(values('requests')).toFixed(0),
    median(values('chain')).toFixed(0),
    alive.length > 0 ? withSpread(alive) : '',
  ];
}

/** Every page in each of its variants. */
export function pageTable(pages: readonly PageComparison[]): string {
  const rows = pages.flatMap((page) => [...page.loads.keys()].map((variant) => pageRow(page, variant)));
  return table(pageHead, 2, rows);
}

/** The targets, each with a clear yes or no. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ target, measured, where, met }) => [target, measured, where, met ? 'yes' : '**no**']);
  return table(['Target', 'Measured', 'Where', 'Met'], 1, rows);
}

/** Each page that was gone to, over all runs. */
export function navigationTable(runs: readonly NavigationRun[]): string {
  const paths = [...new Set(runs.map(({ path }) => path))];
  const row = (name: string, chosen: readonly NavigationRun[]) => [
    name,
    withSpread(chosen.map(({ time }) => time)),
    withSpread(chosen.map(({ untilNext }) => untilNext)),
    Math.max(...chosen.map(({ requests }) => requests)).toFixed(0),
    Math.max(...chosen.map(({ later }) => later)).toFixed(0),
  ];
  const rows = paths.map((path) =>
    row(
      `\`${path}\``,
      runs.filter((run) => run.path === path),
    ),
  );
  return table(['To', 'Heading painted, ms', 'Next frame, ms', 'Requests until then', 'Requests after'], 1, [
    ...rows,
    row('all', runs),
  ]);
}

/** What a build takes as the site grows. */
export function buildTable(costs: readonly BuildCost[]): string {
  const rows = costs.map(({ routes, seconds, scriptBytes }) => [
    String(routes),
    withSpread(seconds, 1),
    ((median(seconds) / routes) * 1000).toFixed(0),
    (scriptBytes / 1000).toFixed(1),
  ]);
  return table(['Routes', 'Build, s', 'ms a route', 'Scripts of one text page, kB'], 0, rows);
}
