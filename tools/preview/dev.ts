import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { mockMailService } from '../mail/mock-service';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { serveOnPort } from './listen';

/** `/__gallery`: the component gallery, which is not a route and not part of the build. */
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

/** The mock e-mail service. */
function mockMail(): Plugin {
  const mail = mockMailService();
  return {
    name: 'mock-mail',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!mail(request, response)) next();
      });
    },
  };
}

/** `npm run dev`: the site with hot reload and the mock e-mail service. */
await serveOnPort('npm run dev', async (port) => {
  configureMockService();
  const server = await createServer({
    root: projectRoot,
    plugins: [mockMail(), galleryPage()],
    server: { port, strictPort: true },
  });
  await server.listen();
  const address = `http://localhost:${port}`;
  console.log(`Site:   ${address}/`);
  console.log(`Outbox: ${address}/__outbox`);
  console.log(`Gallery: ${address}/__gallery`);
});
