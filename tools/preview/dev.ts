import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { type PictureCrop, type PictureName, pictures } from '../../src/content/pictures';
import { drawScene } from '../illustrations/draw/scene';
import { mockMailService } from '../mail/mock-service';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { serveOnPort } from './listen';

const picture = /^\/media\/(.+)-(wide|tall)\.svg$/;

/** `/__parts`: every part of the site in every state. Only here: it is no route and is not built. */
function partsPage(): Plugin {
  return {
    name: 'parts',
    configureServer(server) {
      server.middlewares.use('/__parts', async (request, response) => {
        const template = await readFile(join(projectRoot, 'tools/gallery/index.html'), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(request.originalUrl ?? '/__parts', template));
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

/** The pictures, drawn on request. */
function drawnPictures(): Plugin {
  return {
    name: 'drawn-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, crop] = picture.exec(request.url ?? '') ?? [];
        if (!pictures.some((scene) => scene === name) || !crop) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawScene(name as PictureName, crop as PictureCrop));
      });
    },
  };
}

/** `npm run dev`: the site with hot reload and the mock e-mail service. */
await serveOnPort('npm run dev', async (port) => {
  configureMockService();
  const server = await createServer({
    root: projectRoot,
    plugins: [mockMail(), drawnPictures(), partsPage()],
    server: { port, strictPort: true },
  });
  await server.listen();
  const address = `http://localhost:${port}`;
  console.log(`Site:   ${address}/`);
  console.log(`Outbox: ${address}/__outbox`);
  console.log(`Parts:  ${address}/__parts`);
});
