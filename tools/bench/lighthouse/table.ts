import { textTable } from '../../text-table';
import { categories, type Hint, type RouteResult } from './model';
import { isSound, lowest } from './verdict';

const heads = ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];
const score = (value: number | null) => (value === null ? 'error' : String(value));
const whole = (value: number | null) => (value === null ? '-' : value.toFixed(0));

function cells(result: RouteResult): readonly string[] {
  const { route, scores, lcp, tbt, cls } = result;
  const points = categories.map((category) => score(scores[category]));
  return [route, ...points, whole(lcp), whole(tbt), cls === null ? '-' : cls.toFixed(3)];
}

/** The greatest of the values that are there. */
function worst(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length > 0 ? Math.max(...there) : null;
}

function lowestRow(results: readonly RouteResult[]): readonly string[] {
  const points = categories.map((category) => score(lowest(results, category)));
  const [lcp, tbt, cls] = (['lcp', 'tbt', 'cls'] as const).map((name) => worst(results.map((result) => result[name])));
  return ['lowest score, longest time', ...points, whole(lcp ?? null), whole(tbt ?? null), cls?.toFixed(3) ?? '-'];
}

/** A line for each audit that takes points: how many, and where. */
function lossLines({ route, losses }: RouteResult): readonly string[] {
  return losses.map(({ audit, title, category, points, value, where }) => {
    const details = [value, ...where].filter((detail) => detail !== '');
    return [`${route}  ${category} -${points.toFixed(1)}  ${audit}: ${title}`, ...details].join('; ');
  });
}

/** One line for each hint, however many pages get it, with the largest saving that was seen. */
function hintLines(results: readonly RouteResult[]): readonly string[] {
  const all = results.flatMap(({ hints }) => hints);
  const byAudit = new Map<string, Hint[]>();
  for (const hint of all) byAudit.set(hint.audit, [...(byAudit.get(hint.audit) ?? []), hint]);
  return [...byAudit.values()].map((hints) => {
    const names = [...new Set(hints.flatMap(({ savings }) => Object.keys(savings)))];
    const savings = names.map(
      (name) => `${name} ${Math.max(...hints.map((hint) => hint.savings[name] ?? 0)).toFixed(2)}`,
    );
    const { audit, title } = hints[0] ?? { audit: '', title: '' };
    return `${audit}: ${title} (${hints.length} routes; up to ${savings.join(', ')})`;
  });
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ['', title, ...lines] : [];
}

/** What Lighthouse found, as text for a terminal: a line for each route, then what costs points. */
export function plainText(results: readonly RouteResult[]): string {
  const rows = [heads, ...results.map(cells), lowestRow(results)];
  const below = results.filter((result) => !isSound(result)).map(({ route }) => route);
  return [
    ...textTable(rows),
    ...section('What costs points:', results.flatMap(lossLines)),
    ...section('What Lighthouse says would be faster (costs no points itself):', hintLines(results)),
    ...section('Warnings:', [...new Set(results.flatMap(({ warnings }) => warnings))]),
    '',
    below.length > 0 ? `Below 100: ${below.join(' ')}` : `${results.length} routes have what they should have.`,
  ].join('\n');
}
