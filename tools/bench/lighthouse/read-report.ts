import { type CategoryName, categories, type Hint, type Loss, type RouteResult } from './model';

/** The part of Lighthouse's JSON report that is read. */
interface LighthouseReport {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runWarnings: readonly string[];
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  /** From 0 to 1; null where there is nothing to judge, or where the audit itself broke. */
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly explanation?: string;
  readonly errorMessage?: string;
  /** What could be won by mending it: milliseconds for times, shares of the screen for CLS. */
  readonly metricSavings?: Readonly<Record<string, number>>;
  readonly details?: { readonly items?: unknown };
}

const text = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** What an item of an audit's details points at: an element, else a file. */
function placeOf(item: unknown): readonly string[] {
  const { node, url, source, label } = item as Record<string, unknown>;
  const snippet = typeof node === 'object' && node ? text((node as Record<string, unknown>).snippet) : [];
  return [...snippet, ...text(url), ...text(source), ...text(label)].slice(0, 1);
}

function places({ details }: Audit): readonly string[] {
  const items = Array.isArray(details?.items) ? details.items : [];
  const objects = items.filter((item) => typeof item === 'object' && item !== null);
  return objects.flatMap(placeOf).slice(0, 3);
}

/** Audits without anything to judge have their weight set to 0 by Lighthouse; null with a weight is a broken one. */
function lossesOf(report: LighthouseReport, category: CategoryName): readonly Loss[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    const missing = 1 - (audit?.score ?? 0);
    if (weight === 0 || !audit || missing <= 0) return [];
    const { title, errorMessage, explanation, displayValue } = audit;
    const value = errorMessage ?? explanation ?? displayValue ?? '';
    return [{ audit: id, title, category, points: (100 * weight * missing) / whole, value, where: places(audit) }];
  });
}

function hintsOf({ categories: { performance }, audits }: LighthouseReport): readonly Hint[] {
  return (performance?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    const savings = Object.entries(audit?.metricSavings ?? {}).filter(([, saved]) => saved > 0);
    if (!audit || (audit.score ?? 1) >= 1 || savings.length === 0) return [];
    return [{ audit: id, title: audit.title, savings: Object.fromEntries(savings), where: places(audit) }];
  });
}

/**
 * What a report says of a route.
 * @param json Lighthouse's JSON report
 * @throws when Lighthouse could not load the page
 */
export function readReport(route: string, json: unknown): RouteResult {
  const report = json as LighthouseReport;
  if (report.runtimeError) throw new Error(`${route}: ${report.runtimeError.code}: ${report.runtimeError.message}`);
  const number = (id: string) => report.audits[id]?.numericValue ?? null;
  const scoreOf = (name: CategoryName) => {
    const score = report.categories[name]?.score ?? null;
    return score === null ? null : Math.round(score * 100);
  };
  return {
    route,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    // A category that reaches its hundred has lost less than a rounding.
    losses: categories.filter((name) => scoreOf(name) !== 100).flatMap((name) => lossesOf(report, name)),
    hints: hintsOf(report),
    warnings: report.runWarnings,
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}
