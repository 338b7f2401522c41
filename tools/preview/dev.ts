import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { configureDemoService } from '../mail/demo-service';
import { mailStandIn } from '../mail/mock-service';
import { projectRoot } from '../project-root';

/** `npm run dev`: the site with hot reload, the mail stand-in beside it. */

/** `/__gallery`: the component gallery. Only here: it is no route and is not built. */
function galleryPage(): Plugin {
  return {
    name: 'gallery',
    configureServer(server) {
      server.middlewares.use('/__gallery', async (request, response) => {
        const template = await readFile(join(projectRoot, 'tools/gallery/index.html'), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(request.originalUrl ?? '/__gallery', template));
      });
    },
  };
}

function standIns(): Plugin {
  const mail = mailStandIn();
  return {
    name: 'stand-ins',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!mail(request, response)) next();
      });
    },
  };
}

configureDemoService();
const server = await createServer({
  root: projectRoot,
  plugins: [standIns(), galleryPage()],
  server: { port: 4173, strictPort: true },
});
await server.listen();
console.log('Site:   http://localhost:4173/');
console.log('Outbox: http://localhost:4173/__outbox');
console.log('Gallery: http://localhost:4173/__gallery');
