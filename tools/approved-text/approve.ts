import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { approvedFile, approvedFolder, fingerprint, textName } from './files';

/**
 * `npm run approve -- /about-us` writes the approved text of a page anew, `npm run approve` those of all pages, and prints
 * the fingerprint of each. Parts that pages share go by their file's name: `frame`, `contact-form`.
 */
const names = process.argv.slice(2).map((name) => (name.startsWith('/') ? textName(name) : name));

// The test that compares the pages with these files writes them: Vitest calls that updating snapshots.
const titles = names.length > 0 ? ['-t', ` spec/pages/(?:${names.join('|')})\\.md$`] : [];
const { status } = spawnSync(
  join(projectRoot, 'node_modules/.bin/vitest'),
  ['run', '--project', 'unit: pages', 'approved-text', '--update', '--reporter', 'dot', ...titles],
  { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] },
);

const written = names.length > 0 ? names : readdirSync(approvedFolder).map((file) => file.replace(/\.md$/, ''));
for (const name of written.filter((file) => file !== 'README')) {
  const text = existsSync(approvedFile(name)) ? fingerprint(readFileSync(approvedFile(name), 'utf8')) : 'no page  ';
  console.log(`${text}  spec/pages/${name}.md`);
}
const next = status === 0 ? 'git diff spec/pages' : 'npx vitest run --project "unit: pages" approved-text';
console.log(
  status === 0 ? `Read what changed before you commit it: ${next}` : `Something is wrong; to see what: ${next}`,
);
process.exitCode = status ?? 1;
