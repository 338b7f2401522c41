import { createServer, loadEnv } from 'vite';
import { routes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { approvedFolder, fingerprint, textName } from './files';
import { approvedTexts, pageText } from './page-text';
import { writeTexts } from './write-texts';

/**
 * `npm run approve` writes the approved text of each page, deletes texts without a page, and prints what has changed.
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
  appType: 'custom',
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

try {
  const texts = approvedTexts(pages);
  const changes = writeTexts(texts, approvedFolder, names);
  console.log(
    [...changes, changes.length > 0 ? 'Read all of this before you commit it.' : 'No text has changed.'].join('\n\n'),
  );
  for (const name of names) console.log(`Fingerprint of ${name}.md: ${fingerprint(texts.get(name) ?? '')}`);
} catch (error) {
  // A stack trace would hide what to do.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
