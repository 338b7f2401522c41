import { execSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { projectRoot } from '../project-root';
import { type Figure, type Measured, meanRatio, median, type Results, valuesOf, verdictsOf } from './targets';
import type { Variant } from './variants';

const names = { site: 'site', before: 'before', baseline: 'no scripts', floor: 'floor' } as const;
const variantsOf = ({ runs }: Measured) => (Object.keys(names) as Variant[]).filter((name) => runs[name]);

/** One line that says when, where and at which commit something was measured. */
export function provenance(browser: string): string {
  // Reports do not count as changes, since each run writes them.
  const command = 'git rev-parse --short HEAD && git status --porcelain -- . :!docs';
  const [commit, ...changes] = execSync(command, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${process.platform}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, ${machine}, ${browser}, commit ${commit}${changes.length > 0 ? ' with changes' : ''}.`;
}

/**
 * A Markdown table with numbers aligned to the right.
 * @param textColumns how many of the first columns are text
 */
export function table(head: readonly string[], textColumns: number, rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** `812 (790 to 840)`: the median, the lowest and the highest value. */
function withSpread(values: readonly number[]): string {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}

const kilobytes = (values: readonly number[]) => (median(values) / 1000).toFixed(1);
const columns: readonly (readonly [head: string, figure: Figure, (values: readonly number[]) => string])[] = [
  ['LCP ms', 'lcp', withSpread],
  ['FCP ms', 'fcp', withSpread],
  ['TBT ms', 'tbt', withSpread],
  ['CLS', 'cls', (values) => median(values).toFixed(3)],
  ['Interactive ms', 'interactive', withSpread],
  ['Scripts kB', 'scriptBytes', kilobytes],
  ['All kB', 'bytes', kilobytes],
  ['Requests', 'requests', (values) => median(values).toFixed(0)],
];

/** A row for each page and variant, a column for each figure. */
function pageTable(pages: Results['pages']): string {
  const rows = pages.flatMap((page) =>
    variantsOf(page).map((variant) => [
      `\`${page.where}\``,
      names[variant],
      ...columns.map(([, figure, format]) => format(valuesOf(page, variant, figure))),
    ]),
  );
  return table(['Page', 'Variant', ...columns.map(([head]) => head)], 2, rows);
}

/** A row for each link, a column for each variant that has the figure, and the mean of the ratios to the floor. */
function tapTable(links: readonly Measured[], figure: Figure): string {
  const [first] = links;
  const variants = first ? variantsOf(first).filter((variant) => first.runs[variant]?.[0]?.[figure] !== undefined) : [];
  const rows = links.map((link) => [
    link.where.replace(/\/\S*/g, '`$&`'),
    ...variants.map((variant) => withSpread(valuesOf(link, variant, figure))),
  ]);
  const ratios = variants.map((variant) => `${meanRatio(links, figure, variant, 'floor').toFixed(2)} ×`);
  if (variants.includes('floor')) rows.push(['× floor, geometric mean', ...ratios]);
  return table(['Second page of a visit', ...variants.map((variant) => `${names[variant]}, ms`)], 1, rows);
}

/**
 * The results as Markdown.
 * @param about when and where they were measured
 * @param buildSeconds how long the build took
 */
export function markdown(results: Results, about: string, buildSeconds: number): string {
  const verdicts = verdictsOf(results).map(({ met, ...cells }) => [...Object.values(cells), met ? 'yes' : '**no**']);
  const sections = {
    Targets: `For each target, the worst page counts.\n\n${table(['Target', 'Measured', 'Where', 'Met'], 1, verdicts)}`,
    'First visits': pageTable(results.pages),
    'Tap to heading': `From lifting the finger to the frame with the new heading.\n\n${tapTable(results.taps, 'tap')}`,
    'Tap to complete page': `To the frame with the last change.\n\n${tapTable(results.taps, 'complete')}`,
    'Late tap to heading': `The page's script is not there yet.\n\n${tapTable(results.taps, 'lateTap')}`,
    'Late tap to complete page': tapTable(results.taps, 'lateComplete'),
    Build: `The site was built in ${buildSeconds.toFixed(1)} s.`,
  };
  const parts = [
    '# Performance\n\nWritten by `npm run bench`; `tools/bench/README.md` says how it measures.',
    `${about}\nFigures are medians, with the lowest and the highest in parentheses. 1 kB is 1000 bytes.`,
    ...Object.entries(sections).map(([title, text]) => `## ${title}\n\n${text}`),
  ];
  return `${parts.join('\n\n')}\n`;
}
