import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { type PictureCrop, type PictureName, pictures } from '../../src/content/pictures';
import { drawScene } from '../illustrations/draw/scene';
import { configureDemoService } from '../mail/demo-service';
import { mailStandIn } from '../mail/mock-service';
import { projectRoot } from '../project-root';

/** `npm run dev`: the site with hot reload, its pictures drawn on request, the mail stand-in beside it. */
const picture = /^\/media\/(.+)-(wide|tall)\.svg$/;

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
        if (mail(request, response)) return;
        const [, name, crop] = picture.exec(request.url ?? '') ?? [];
        if (!pictures.some((scene) => scene === name) || !crop) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawScene(name as PictureName, crop as PictureCrop));
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
