import { join } from 'node:path';
import { loadEnv } from 'vite';
import { site } from '../../src/site';
import { reviewedTexts } from '../approved-text/reviewed';
import { projectRoot } from '../project-root';
import { factLines } from '../vite/site-lines';
import { launchOutcome, recommended } from './advice';
import { launchFindings } from './checks';
import { checkDist } from './dist';
import { checkEnvFiles } from './env-files';
import { checkFictional } from './fictional';
import type { Finding } from './finding';
import { liveFindings, ownFiles } from './live/check-site';
import { launchJson, liveReport } from './report';
import { inputsOf } from './stamp';

interface Options {
  readonly explain?: boolean;
  readonly json?: boolean;
  /** The address of the live site. If it is given, checks the built site and the live site, but not the facts. */
  readonly url?: string;
}

/** Adds to a finding the line of the fact that it concerns: "src/site.ts:80 email". */
function withLine(finding: Finding, lineOf: ReturnType<typeof factLines>): Finding {
  const [, place] = /^src\/site\.ts, (.*)$/.exec(finding.where) ?? [];
  if (!place) return finding;
  const path = place.split(/\.|\['|'\]/).filter(Boolean);
  return { ...finding, where: `src/site.ts:${lineOf(path)} ${place}` };
}

/** Checks the project. @param source the content of site.ts, to find the lines */
function projectFindings(source: string, built: readonly Finding[], env: Readonly<Record<string, string>>) {
  const found = launchFindings({ site, env, today: new Date(), texts: reviewedTexts(site.reviews) });
  const lineOf = factLines(source);
  const fictional = checkFictional(site, projectRoot);
  // Report a fact of the fictional clinic only once, not again as a reserved number or address.
  const others = found.filter(({ where }) => fictional.every((finding) => finding.where !== where));
  return [...fictional, ...others, ...checkEnvFiles(projectRoot), ...built].map((finding) => withLine(finding, lineOf));
}

/**
 * Returns the output of the launch check, and its exit code.
 * @param source the content of site.ts
 */
export async function launch(source: string, { explain = false, json = false, url }: Options) {
  // The same variables as in `npm run build`: those in .env files, overridden by those of the process.
  const env = loadEnv('production', projectRoot);
  const dist = join(projectRoot, 'dist');
  const built = checkDist(dist, inputsOf(projectRoot, site, env));
  if (url !== undefined) {
    const findings = [...built, ...(await liveFindings(url, dist))];
    const text = json ? launchJson(findings, []) : liveReport(url, findings, ownFiles(dist).length, explain);
    return { text, exitCode: findings.length === 0 ? 0 : 1 };
  }
  const findings = projectFindings(source, built, env);
  const { text, exitCode } = launchOutcome(findings, site.options, explain);
  return { text: json ? launchJson(findings, recommended(site.options)) : text, exitCode };
}
