import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { reviewedTexts } from '../approved-text/files';
import { projectRoot } from '../project-root';
import { listsOf } from './finding';
import { builtPages, checkApproved } from './pages';

/**
 * `npm run launch-check` builds the site, and prints facts to read aloud, what must change before the launch, and what will be
 * due within a month. `-- --url https://clinic.example` looks at the live site, too. Exits with 1 while anything must change.
 */
const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
// Without the `--`, npm removes the name of the option.
const url = values.url ?? positionals[0];
const build = [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
if (spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' }).status !== 0) process.exit(1);
// These import site.ts, so import them only after the build has checked it.
const { site, confirmed } = await import('../../src/site');
const { checkLaunch } = await import('./checks');
const { datedFacts } = await import('../../src/content/dated');
const { liveFindings } = await import('./live');
const { readAloud } = await import('./questions');

// The same variables as in `npm run build`: those in .env files, overridden by those of the process.
const env = loadEnv('production', projectRoot);
const dist = join(projectRoot, 'dist');
const pages = builtPages(dist);
const state = { site, confirmed, env, pages, texts: reviewedTexts(site.reviews), dated: datedFacts };
const { now, soon } = checkLaunch(state, new Date());
const findings = [...now, ...checkApproved(pages), ...(url === undefined ? [] : await liveFindings(url, dist, env))];

const confirm = `To answer a question, add its name to “confirmed” in src/site.ts, with your own name and the day:
  'plan-sign-off': { by: 'Ana Ruiz, MD', on: '2026-11-22' },`;
const live = url ? '' : '; to look at the live site, too, add “-- --url” and its address';
const report = [
  `Read these aloud, and call each number: only you know whether they are right.\n\n  ${readAloud(site, env).join('\n  ')}`,
  ...listsOf(findings, 'For the'),
  ...listsOf(soon, 'Due within a month, for the'),
  ...(findings.some(({ where }) => where.startsWith('confirmed')) ? [confirm] : []),
  `Launch check: ${findings.length || 'nothing'} left to change${live}.`,
];
console.log(report.join('\n\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
