import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, loadEnv } from 'vite';
import { routes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { approvedFile, approvedFolder, approvedText, fingerprint, textName } from './files';
import { approvedTexts, pageText } from './page-text';

/**
 * `npm run approve` writes the approved text of each page, deletes texts without a page, and prints which have changed.
 * `npm run approve -- /about-us` writes only that text, and prints its fingerprint. For a shared part, give the name of its
 * file: `layout` or `contact-form`.
 */
const names = process.argv.slice(2).map((name) => (name.startsWith('/') ? textName(name) : name));

// The same address as in the test that compares the pages with these texts (vitest.config.ts).
const { VITE_SITE_URL } = loadEnv('production', projectRoot);
process.env.VITE_SITE_URL = VITE_SITE_URL?.replace(/\/$/, '') || 'https://clinic.example';
// Pages import styles, so Vite must load them.
const vite = await createServer({
  root: projectRoot,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { renderPage } = (await vite.ssrLoadModule('src/prerender.tsx')) as typeof import('../../src/prerender');
const pages = [];
for (const { path } of routes) {
  const { head, body } = await renderPage(path);
  pages.push({ path, ...pageText(head + body) });
}
await vite.close();

const texts = approvedTexts(pages);
const files = readdirSync(approvedFolder).map((file) => file.replace(/\.md$/, ''));
const known = new Set([...texts.keys(), ...files.filter((name) => name !== 'README')]);
for (const name of names.length > 0 ? names : known) {
  const [file, text] = [approvedFile(name), texts.get(name)];
  const before = approvedText(name);
  if (text !== undefined) {
    writeFileSync(file, text);
    if (before === undefined)
      console.log(`New: spec/pages/${name}.md. Nobody has read it yet: read all of it before you commit it.`);
    else if (text !== before) console.log(`Changed: spec/pages/${name}.md. Read the difference before you commit it.`);
    if (names.length > 0) console.log(`Fingerprint of ${name}.md: ${fingerprint(text)}`);
  } else if (known.has(name)) {
    rmSync(file);
    console.log(`Deleted ${name}.md, because the contract has no such page.`);
  } else {
    console.error(`There is no page or shared part named ${name}. Write a path, layout or contact-form.`);
    process.exitCode = 1;
  }
}
