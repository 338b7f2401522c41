import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from 'lighthouse';
import { routes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { ensureInstalled } from './install';
import { provenance, table } from './report';
import { serve } from './server';
import { median } from './statistics';
import { lighthouseTargets } from './targets';
import { buildSite } from './variants';

/**
 * `npm run lighthouse`: builds the site, serves it, and runs Lighthouse on every page with its mobile settings. Prints
 * the median scores and the audits that cost points; for all routes, also writes docs/lighthouse.md. Exits with 1 when
 * a target is missed. `--route /contact` tests one route (may be repeated); `--runs 1` changes the number of runs.
 */
const { values } = parseArgs({
  options: { route: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up');
const paths: readonly string[] = routes.map(({ path }) => path);
const wanted = values.route ?? paths;
const unknown = wanted.filter((route) => !paths.includes(route));
if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(' ')}. There are:\n${paths.join('\n')}`);

ensureInstalled();
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');
const chromePath = ensureBrowser();
const served = await serve(join(projectRoot, 'dist'));
// Canonical URLs must have the origin at which Lighthouse opens the pages.
buildSite(served.origin);
const chromeFlags = ['--headless', '--ignore-certificate-errors', ...(chromiumLaunch().args ?? [])];
const chrome = await launch({ chromePath, chromeFlags });

async function runOnce(route: string): Promise<Report> {
  const flags = { port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true } as const;
  const report = (await lighthouse(served.origin + route, flags))?.lhr;
  if (!report || report.runtimeError) throw new Error(`${route}: ${report?.runtimeError?.message ?? 'no report'}`);
  return report;
}

const names = Object.keys(lighthouseTargets) as (keyof typeof lighthouseTargets)[];
const scoresOf = (reports: readonly Report[]) =>
  names.map((name) => median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))));

/** The failed audits of the categories that are below their targets, one line for each. */
function lossesOf(route: string, { categories, audits }: Report): readonly string[] {
  const below = names.filter((name) => (categories[name]?.score ?? 0) * 100 < lighthouseTargets[name]);
  const refs = below.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const failed = refs.flatMap(({ id }) => audits[id] ?? []).filter(({ score }) => score !== null && score < 0.9);
  return failed.map(({ title, displayValue = '' }) => `- \`${route}\`: ${title} ${displayValue}`.trimEnd());
}

const rows: (readonly string[])[] = [];
const losses = new Set<string>();
let userAgent = '';
let met = true;
for (const route of wanted) {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(route));
  const scores = scoresOf(reports);
  userAgent = reports[0]?.environment.hostUserAgent.match(/Chrom\S+/)?.[0] ?? '';
  met &&= names.every((name, index) => (scores[index] ?? 0) >= lighthouseTargets[name]);
  for (const loss of reports.flatMap((report) => lossesOf(route, report))) losses.add(loss);
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)).toFixed(0),
  );
  rows.push([`\`${route}\``, ...scores.map(String), ...times]);
  console.log(`${rows.length}/${wanted.length} ${route}: ${scores.join(' ')}`);
}
chrome.kill();
served.close();

const about = provenance(userAgent);
const head = ['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms'];
const text = ['# Lighthouse', '', `Written by \`npm run lighthouse\`. Medians of ${runs}, as on a phone.`, about, '']
  .concat(table(head, 1, rows), losses.size > 0 ? ['', 'What costs points:', '', ...losses] : [], '')
  .join('\n');
console.log(`\n${text}`);
if (!values.route) writeFileSync(join(projectRoot, 'docs/lighthouse.md'), text);
process.exitCode = met ? 0 : 1;
