import { exec, execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { provenance, table } from './report';
import { serve } from './server';
import { median } from './targets';

/** Lighthouse's categories. The target is 100 points in each. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The parts of Lighthouse's report that the benchmark reads. */
interface Report {
  readonly categories: Record<string, { readonly score: number; readonly auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { readonly title: string; readonly score: number | null; numericValue?: number }>;
  readonly environment: { readonly hostUserAgent: string };
}

/** Runs Lighthouse once, with its mobile settings. */
async function runOnce(url: string): Promise<Report> {
  const chromeFlags = ['--headless', '--ignore-certificate-errors', ...(chromiumLaunch().args ?? [])].join(' ');
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', '--no-enable-error-reporting'];
  // Lighthouse takes up about 100 MB and only this command needs it, so npx downloads it on first use.
  const run = `npx --yes lighthouse@12.8.2 ${url} ${options.join(' ')} --chrome-flags="${chromeFlags}"`;
  const { stdout } = await promisify(exec)(run, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/** Returns the titles of the audits that cost points in a category. */
function lossesOf({ categories, audits }: Report, category: string): readonly string[] {
  const weighted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const losses = weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return losses.map(({ id }) => audits[id]?.title ?? id);
}

/**
 * Builds the site, runs Lighthouse on its routes and prints a report. Writes docs/lighthouse.md if `only` is empty.
 * @param runs the number of runs on each route
 * @param only the routes to measure; all if empty
 * @returns whether the median of each route is 100 points in each category
 */
export async function measure(runs: number, only: readonly string[]): Promise<boolean> {
  const paths = only.length > 0 ? only : routes.map(({ path }) => path);
  process.env.CHROME_PATH = ensureBrowser();
  const origin = await serve(join(projectRoot, 'dist'));
  // Canonical URLs must have the origin at which Lighthouse opens the pages.
  const env = { ...process.env, VITE_SITE_URL: origin };
  execSync('npx vite build --mode mock --logLevel warn', { cwd: projectRoot, env, stdio: 'inherit' });
  const rows: (readonly string[])[] = [];
  const below: string[] = [];
  let userAgent = '';
  for (const path of paths) {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await runOnce(origin + path));
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

Written by \`npm run bench -- --lighthouse\`. Medians of ${runs} runs, with mobile settings.
${provenance(userAgent)}

${table(['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms'], 1, rows)}

${below.length > 0 ? `Below 100, with the audits that cost points:\n\n${below.join('\n')}` : 'Each route has 100 in all four categories.'}
`;
  console.log(`\n${text}`);
  if (only.length === 0) writeFileSync(join(projectRoot, 'docs/lighthouse.md'), text);
  return below.length === 0;
}
