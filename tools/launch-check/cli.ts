import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { reviewedTexts } from '../approved-text/reviewed';
import { projectRoot } from '../project-root';
import { readSite } from '../vite/site-facts';
import { builtPages, checkTexts } from './built-pages';
import { checkDist } from './dist';
import { forWebPerson } from './finding';
import { inputsOf } from './stamp';
import { envFileProblems, variableProblems } from './variables';

/**
 * `npm run launch-check` prints what must change before the launch, what will be due within a month, and the sentences to
 * read aloud. `-- --url https://clinic.example` looks at the live site, too. Exits with 1 while anything must change.
 */
const { site, problems } = await readSite(projectRoot);
const { values } = parseArgs({ options: { url: { type: 'string' } } });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
// These import site.ts, so import them only if it can be read.
const { checkFacts, unchangedFiles } = await import('./checks');
const { datedFacts } = await import('../../src/content/dated');
const { liveFindings } = await import('./live');
const { launchReport } = await import('./report');
const { readAloudReport } = await import('./read-aloud');

// The same variables as in `npm run build`: those in .env files, overridden by those of the process.
const env = loadEnv('production', projectRoot);
const dist = join(projectRoot, 'dist');
const today = new Date();
const nextMonth = new Date(today.getFullYear(), today.getMonth() + 1, today.getDate());
const built = checkDist(dist, inputsOf(projectRoot, site, env));
const pages = existsSync(join(dist, 'index.html')) ? builtPages(dist) : [];
const state = { site, dated: datedFacts, siteUrl: env.VITE_SITE_URL ?? '', pages, texts: reviewedTexts(site.reviews) };
const now = checkFacts(state, today);
const findings = [
  ...now,
  ...unchangedFiles(projectRoot).map((file) =>
    forWebPerson(file, 'This picture is the fictional clinic’s; replace it (docs/adopting.md).'),
  ),
  ...variableProblems(env).map((problem) => forWebPerson('.env', problem)),
  ...envFileProblems(projectRoot).map((problem) => forWebPerson('.env', problem)),
  ...built,
  ...checkTexts(pages),
  ...(values.url === undefined ? [] : await liveFindings(values.url, dist, env)),
];
const isNew = ({ where }: { readonly where: string }) => now.every((finding) => finding.where !== where);
const soon = checkFacts(state, nextMonth).filter(isNew);
console.log(`${readAloudReport(site)}\n\n${launchReport(findings, soon, site.options)}`);
process.exitCode = findings.length === 0 ? 0 : 1;
