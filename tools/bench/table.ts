import type { Load } from './page-load';

/** What was measured on one page or link. */
export interface Measured {
  /** The page, or the two pages of a link. */
  readonly where: string;
  /** In ms, for each round: LCP or the time of a tap, on the site and on what it is compared with. */
  readonly times: readonly (readonly [site: number, other: number])[];
  /** The site's first visits; none for a link. */
  readonly loads: readonly Load[];
}

/** Returns the median or, of an even number of values, the greater of the two in the middle. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The two runs of a round follow each other, so their ratio depends little on a temporary slowdown. */
const ratioOf = ({ times }: Measured) => median(times.map(([site, other]) => site / other));
const inKb = (bytes: number) => (bytes / 1000).toFixed(1);

function rowOf(measured: Measured): readonly string[] {
  const { where, times, loads } = measured;
  const time = (at: 0 | 1) => median(times.map((round) => round[at])).toFixed();
  const figure = (name: keyof Load) => median(loads.map((load) => load[name]));
  const figures = [figure('tbt').toFixed(), figure('cls').toFixed(3), inKb(figure('scripts')), inKb(figure('bytes'))];
  const row = [where.replace(/\/\S*/g, '`$&`'), time(0), time(1), ratioOf(measured).toFixed(2)];
  return [...row, ...(loads.length > 0 ? figures : figures.map(() => ''))];
}

/** Makes a Markdown table of medians: a row for each page or link, and below each group the geometric mean of its ratios. */
export function tableOf(groups: readonly (readonly Measured[])[]): string {
  const head = ['', 'site, ms', 'compared, ms', 'ratio', 'TBT, ms', 'CLS', 'scripts, kB', 'all, kB'];
  const rows = groups.flatMap((group) => {
    const mean = group.map(ratioOf).reduce((product, ratio) => product * ratio, 1) ** (1 / group.length);
    return [...group.map(rowOf), ['mean', '', '', mean.toFixed(2), '', '', '', '']];
  });
  const lines = [head, head.map((name) => (name ? '---:' : '---')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
