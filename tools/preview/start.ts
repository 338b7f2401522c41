import { join } from 'node:path';
import { buildSite } from '../build/build';
import { configureDemoService } from '../mail/demo-service';
import { projectRoot } from '../project-root';
import { createSiteServer, listen } from './site-server';

/** `npm start`: builds the production site for the mail stand-in and serves both. `--no-build` serves what is there. */
const port = Number(process.env.PORT ?? 4173);

if (!process.argv.includes('--no-build')) {
  configureDemoService();
  await buildSite();
}
const address = await listen(createSiteServer(join(projectRoot, 'dist')), port);
console.log(`Site:   ${address}/`);
console.log(`Outbox: ${address}/__outbox (what the contact form sends arrives here and nowhere else)`);
