import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { loadEnv } from 'vite';
import { site } from '../../src/site';
import { projectRoot } from '../project-root';
import { launchOutcome } from './advice';
import { launchFindings } from './checks';

/** `npm run launch-check`: prints what we recommend and what must change before a clinic goes live; exits 1 while anything must. */
function formAction(file: string): string | undefined {
  return parse(readFileSync(file, 'utf8')).querySelector('form')?.getAttribute('action');
}

const homePage = join(projectRoot, 'dist/index.html');
const findings = launchFindings({
  site,
  // As `npm run build` reads them: .env files, and the process's own variables above them.
  env: loadEnv('production', projectRoot),
  today: new Date(),
  ...(existsSync(homePage) && { dist: { formAction: formAction(homePage) } }),
});
const { text, exitCode } = launchOutcome(findings, site.options);
console.log(text);
process.exitCode = exitCode;
