import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { projectRoot } from '../project-root';
import { median } from './statistics';
import { type PageResults, type Results, type Verdict, valuesOf } from './targets';
import type { Variant } from './variants';

const names: Readonly<Record<Variant, string>> = {
  site: 'site',
  baseline: 'no scripts',
  next: 'Next.js',
  astro: 'Astro',
};

/**
 * One line that says when, where and at which commit something was measured.
 * @param browser the name and version of the browser, if one was used
 */
export function provenance(browser?: string): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout?.trim() ?? '';
  // Reports do not count as changes, since each run writes them.
  const changes = git('status', '--porcelain', '--', '.', ':!docs') ? ' with changes' : '';
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}`,
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `Node ${process.versions.node}`,
    process.platform,
    ...(browser ? [browser] : []),
    `commit ${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changes}.`,
  ].join(', ');
}

/**
 * A Markdown table with numbers aligned to the right.
 * @param textColumns how many of the first columns are text
 */
export function table(head: readonly string[], textColumns: number, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [line(head), line(alignment), ...rows.map(line)].join('\n');
}

/** `812 (790 to 840)`: the median, the lowest and the highest value. */
function withSpread(values: readonly number[]): string {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}

const pageHead = [
  'Page',
  'Variant',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'Interactive ms',
  'Scripts kB',
  'with headers',
  'All kB',
  'Requests',
];

function pageRow(page: PageResults, variant: Variant): readonly string[] {
  const values = (figure: Parameters<typeof valuesOf>[2]) => valuesOf(page, variant, figure);
  const kilobytes = (figure: Parameters<typeof valuesOf>[2]) => (median(values(figure)) / 1000).toFixed(1);
  return [
    `\`${page.path}\``,
    names[variant],
    withSpread(values('lcp')),
    withSpread(values('fcp')),
    withSpread(values('tbt')),
    median(values('cls')).toFixed(3),
    withSpread(values('interactive')),
    kilobytes('scriptBytes'),
    kilobytes('scriptTransfer'),
    kilobytes('bytes'),
    median(values('requests')).toFixed(0),
  ];
}

function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, measured, where, met }) => [what, measured, where, met ? 'yes' : '**no**']);
  return table(['Target', 'Measured', 'Where', 'Met'], 1, rows);
}

function navigationTable({ navigations }: Results): string {
  const paths = [...new Set(navigations.map(({ path }) => path))];
  const times = (wanted?: string) =>
    navigations.filter(({ path }) => !wanted || path === wanted).map(({ time }) => time);
  const rows = paths.map((path) => [`\`${path}\``, withSpread(times(path))]);
  return table(['To', 'Tap to painted heading, ms'], 1, [...rows, ['all', withSpread(times())]]);
}

/**
 * The results as Markdown.
 * @param about when and where they were measured
 * @param buildSeconds how long the build took
 */
export function markdown(results: Results, verdicts: readonly Verdict[], about: string, buildSeconds: number): string {
  const { pages, navigations, fonts } = results;
  const rows = pages.flatMap((page) => [...page.loads.keys()].map((variant) => pageRow(page, variant)));
  const seen = fonts.map(({ family }) => family);
  const section = (title: string, ...content: readonly string[]) => ['', `## ${title}`, '', ...content];
  return [
    '# Performance',
    '',
    'Written by `npm run bench`; `tools/bench/README.md` says how it measures.',
    '',
    about,
    'Figures are medians, with the lowest and the highest in parentheses. 1 kB is 1000 bytes.',
    ...section('Targets', 'For each target, the worst page counts.', '', verdictTable(verdicts)),
    ...(pages.length > 0 ? section('First visits', table(pageHead, 2, rows)) : []),
    ...(navigations.length > 0 ? section('Navigation', navigationTable(results)) : []),
    ...(fonts.length > 0
      ? section('Fonts', `Fonts of the heading of a visit's first page: ${[...new Set(seen)].join('; ')}.`)
      : []),
    ...section('Build', `The site was built in ${buildSeconds.toFixed(1)} s.`),
    '',
  ].join('\n');
}
