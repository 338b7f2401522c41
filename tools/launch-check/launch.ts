import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { loadEnv } from 'vite';
import { site } from '../../src/site';
import { reviewedTexts } from '../approved-text/reviewed';
import { projectRoot } from '../project-root';
import { factLines } from '../vite/site-lines';
import { launchOutcome, recommended } from './advice';
import { launchFindings } from './checks';
import { checkFictional } from './fictional';
import type { Finding } from './finding';
import { launchJson } from './report';

function formAction(file: string): string | undefined {
  return parse(readFileSync(file, 'utf8')).querySelector('form')?.getAttribute('action');
}

/** Adds the line of its fact to a finding: "src/site.ts:80 email". */
function withLine(finding: Finding, lineOf: ReturnType<typeof factLines>): Finding {
  const [, place] = /^src\/site\.ts, (.*)$/.exec(finding.where) ?? [];
  if (!place) return finding;
  const path = place.split(/\.|\['|'\]/).filter(Boolean);
  return { ...finding, where: `src/site.ts:${lineOf(path)} ${place}` };
}

/**
 * What the launch check prints, and its exit code.
 * @param source the text of site.ts, which gives the lines
 */
export function launch(source: string, options: readonly string[]) {
  const homePage = join(projectRoot, 'dist/index.html');
  const found = launchFindings({
    site,
    // The same sources as those of `npm run build`: .env files, overridden by the process's own variables.
    env: loadEnv('production', projectRoot),
    today: new Date(),
    texts: reviewedTexts(site.reviews),
    formAction: existsSync(homePage) ? formAction(homePage) : undefined,
  });
  const lineOf = factLines(source);
  const fictional = checkFictional(site, projectRoot);
  // A fact of the fictional clinic is reported once, not also as a number or an address that is reserved for fiction.
  const others = found.filter(({ where }) => fictional.every((finding) => finding.where !== where));
  const findings = [...fictional, ...others].map((finding) => withLine(finding, lineOf));
  const { text, exitCode } = launchOutcome(findings, site.options, options.includes('--explain'));
  return { text: options.includes('--json') ? launchJson(findings, recommended(site.options)) : text, exitCode };
}
