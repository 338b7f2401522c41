import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { loadEnv } from 'vite';
import { site } from '../../src/site';
import { reviewedPaths, textFingerprint } from '../approved-text/reviewed';
import { fileOf } from '../build/page-file';
import { checkSite } from '../build/site-schema';
import { projectRoot } from '../project-root';
import { launchOutcome, recommended } from './advice';
import { launchFindings } from './checks';
import { launchJson } from './report';

/**
 * `npm run launch-check`: prints recommendations and what must change before launch, with `--json` for programs; exits 1
 * while anything must.
 */
function formAction(file: string): string | undefined {
  return parse(readFileSync(file, 'utf8')).querySelector('form')?.getAttribute('action');
}

/** The fingerprints of the texts of the reviewed pages, as they are built. */
function reviewedTexts(): Readonly<Record<string, string>> {
  const files = reviewedPaths(site.reviews).map((path) => ({ path, file: join(projectRoot, 'dist', fileOf(path)) }));
  const built = files.filter(({ file }) => existsSync(file));
  return Object.fromEntries(built.map(({ path, file }) => [path, textFingerprint(readFileSync(file, 'utf8'))]));
}

checkSite();
const homePage = join(projectRoot, 'dist/index.html');
const findings = launchFindings({
  site,
  // The same sources as those of `npm run build`: .env files, overridden by the process's own variables.
  env: loadEnv('production', projectRoot),
  today: new Date(),
  ...(existsSync(homePage) && { dist: { formAction: formAction(homePage), texts: reviewedTexts() } }),
});
const { text, exitCode } = launchOutcome(findings, site.options);
console.log(process.argv.includes('--json') ? launchJson(findings, recommended(site.options)) : text);
process.exitCode = exitCode;
