import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { buildSite, ensureInstalled, readArguments } from './command';
import { provenance, table } from './report';
import { serve } from './server';
import { median } from './targets';

/**
 * `npm run lighthouse`: builds the site, serves it, and runs Lighthouse on every route with its mobile settings. Prints
 * the median scores, and the routes below 100 with the audits that cost points; for all routes, also writes
 * docs/lighthouse.md. Exits with 1 when a score is below 100. `-- --runs 1` changes the number of runs, `-- /contact`
 * tests one route.
 */
const { runs, only } = readArguments('3');
const paths = only.length > 0 ? only : routes.map(({ path }) => path);

/** The target is 100 points in each of these categories. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's report. */
interface Report {
  readonly categories: Record<string, { readonly score: number; readonly auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { readonly title: string; readonly score: number | null; numericValue?: number }>;
  readonly environment: { readonly hostUserAgent: string };
}

ensureInstalled();
process.env.CHROME_PATH = ensureBrowser();
const origin = await serve(join(projectRoot, 'dist'));
// Canonical URLs must have the origin at which Lighthouse opens the pages.
buildSite(origin);

async function runOnce(path: string): Promise<Report> {
  const chromeFlags = ['--headless', '--ignore-certificate-errors', ...(chromiumLaunch().args ?? [])].join(' ');
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', '--no-enable-error-reporting'];
  const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
  const run = [cli, origin + path, ...options, `--chrome-flags=${chromeFlags}`];
  const { stdout } = await promisify(execFile)(process.execPath, run, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/** The titles of the audits that cost points in a category. */
function lossesOf({ categories, audits }: Report, category: string): readonly string[] {
  const weighted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const losses = weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return losses.map(({ id }) => audits[id]?.title ?? id);
}

const rows: (readonly string[])[] = [];
const below: string[] = [];
let userAgent = '';
for (const path of paths) {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(path));
  userAgent = reports[0]?.environment.hostUserAgent.match(/Chrom\S+/)?.[0] ?? '';
  const scores = categories.map((category) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))),
  );
  for (const [index, category] of categories.entries()) {
    const losses = new Set(reports.flatMap((report) => lossesOf(report, category)));
    if (scores[index] !== 100) below.push(`- \`${path}\`: ${category} ${scores[index]} (${[...losses].join('; ')})`);
  }
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)).toFixed(0),
  );
  rows.push([`\`${path}\``, ...scores.map(String), ...times]);
  console.log(`${rows.length}/${paths.length} ${path}: ${scores.join(' ')}`);
}

const text = `# Lighthouse

Written by \`npm run lighthouse\`. Medians of ${runs}, as on a phone.
${provenance(userAgent)}

${table(['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms'], 1, rows)}

${below.length > 0 ? `Below 100, with the audits that cost points:\n\n${below.join('\n')}` : 'Each route has 100 in all four categories.'}
`;
console.log(`\n${text}`);
if (only.length === 0) writeFileSync(join(projectRoot, 'docs/lighthouse.md'), text);
// Exits, although the server still runs.
process.exit(below.length > 0 ? 1 : 0);
