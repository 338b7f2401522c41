import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { approvedFile, approvedFolder, fingerprint, textName } from './files';

/**
 * `npm run approve -- /about-us` rewrites the approved text of a page, and `npm run approve` those of all pages. Both print
 * the fingerprint of each text. Name a shared part by its file: `layout`, `contact-form`.
 */
const names = process.argv.slice(2).map((name) => (name.startsWith('/') ? textName(name) : name));

// The test that compares pages with these files also writes them if Vitest updates snapshots.
const titles = names.length > 0 ? ['-t', ` spec/pages/(?:${names.join('|')})\\.md$`] : [];
const { status } = spawnSync(
  join(projectRoot, 'node_modules/.bin/vitest'),
  ['run', '--project', 'unit: pages', 'approved-text', '--update', '--reporter', 'dot', ...titles],
  { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] },
);

/** Prints why nothing was approved, and exits. */
function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (status !== 0) fail('Approving failed. To see why: npx vitest run --project "unit: pages" approved-text');
const unknown = names.filter((name) => !existsSync(approvedFile(name)));
if (unknown.length > 0) fail(`No such page: ${unknown.join(', ')}`);

const written = names.length > 0 ? names : readdirSync(approvedFolder).map((file) => file.replace(/\.md$/, ''));
for (const name of written.filter((file) => file !== 'README')) {
  console.log(`${fingerprint(readFileSync(approvedFile(name), 'utf8'))}  spec/pages/${name}.md`);
}
console.log('Read what changed before you commit it: git diff spec/pages');
