import { createServer, loadEnv } from 'vite';
import { projectRoot } from '../project-root';
import { approvedFolder, fingerprint, textName } from './files';
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
const vite = await createServer({
  root: projectRoot,
  configFile: false,
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { texts } = (await vite.ssrLoadModule('tools/approved-text/site-texts.ts')) as typeof import('./site-texts');
await vite.close();

try {
  const changes = writeTexts(texts, approvedFolder, names);
  for (const change of changes) console.log(`${change}\n`);
  console.log(changes.length > 0 ? 'Read all of this before you commit spec/pages.' : 'No text has changed.');
  for (const name of names) console.log(`Fingerprint of ${name}.md: ${fingerprint(texts.get(name) ?? '')}`);
} catch (error) {
  // A stack trace would hide what to do.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
