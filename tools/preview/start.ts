import { join } from 'node:path';
import { buildSite } from '../build/build';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { listen, serveOnPort } from './listen';
import { createSiteServer } from './site-server';

/** `npm start`: builds the production site and serves it with the mock e-mail service. `--no-build` serves what `dist/` holds. */
await serveOnPort('npm start', async (port) => {
  if (!process.argv.includes('--no-build')) {
    configureMockService();
    await buildSite();
  }
  const address = await listen(createSiteServer(join(projectRoot, 'dist')), port);
  console.log(`Site:   ${address}/`);
  console.log(`Outbox: ${address}/__outbox (messages from the contact form arrive here and nowhere else)`);
});
