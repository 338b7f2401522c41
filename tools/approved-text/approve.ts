import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { approvedFile, approvedFolder, fingerprint, textName } from './files';

/**
 * `npm run approve -- /about-us` rewrites the approved text of that page, and `npm run approve` rewrites all approved texts.
 * Both print the fingerprint of each text. For a shared part, give the name of its file: `layout` or `contact-form`.
 */
const names = process.argv.slice(2).map((name) => (name.startsWith('/') ? textName(name) : name));

// With `--update`, the test that compares pages with their approved texts rewrites those texts instead.
const titles = names.length > 0 ? ['-t', ` spec/pages/(?:${names.join('|')})\\.md$`] : [];
const { status } = spawnSync(
  join(projectRoot, 'node_modules/.bin/vitest'),
  ['run', '--project', 'unit: pages', 'approved-text', '--update', '--reporter', 'dot', ...titles],
  { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] },
);

/** Prints why approving failed, and exits with 1. */
function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (status !== 0) fail('Approving failed. To see why, run: npx vitest run --project "unit: pages" approved-text');
const unknown = names.filter((name) => !existsSync(approvedFile(name)));
if (unknown.length > 0)
  fail(
    `There is no page or shared part named ${unknown.join(', ')}. Write a page’s path, such as /about-us, or layout or contact-form.`,
  );

const approved = names.length > 0 ? names : readdirSync(approvedFolder).map((file) => file.replace(/\.md$/, ''));
for (const name of approved.filter((file) => file !== 'README')) {
  console.log(`${fingerprint(readFileSync(approvedFile(name), 'utf8'))}  spec/pages/${name}.md`);
}
console.log('Read what changed before you commit it: git diff spec/pages');
