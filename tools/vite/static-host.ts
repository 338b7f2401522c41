import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { cacheControl, caching, headers } from '../hosting/headers.ts';
import { contentType } from '../hosting/media-types.ts';
import { requestPath } from '../mail/request-path.ts';
import { failOn } from './fail-on.ts';
import { fileOf } from './page-file.ts';

const pageAddress = /^\/(?:[a-z0-9-]+)?$/;
/** Names of page files that are not addresses: the home page is at `/`, the not-found page at every unknown address. */
const fileNames = ['/index', '/404'];
/** The end of the address of a file: an extension other than those of HTML and precompressed files. */
const fileAddress = /[^/]\.(?!(?:html|br|gz)$)\w+$/;

/**
 * Serves a built site like a static host, with the headers of tools/hosting: pages at their exact addresses, files, and
 * the not-found page with status 404 for anything else. Sends precompressed files if the build has made them. Looks at the folder
 * for each request, so that a new build appears without a restart.
 * @param dist the folder of the built site
 */
export function serveAsHost(dist: string): RequestListener {
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  async function notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = join(dist, '404.html');
    const small = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
    const body = await readFile(small ? `${file}.br` : file);
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching.pages,
      vary: 'Accept-Encoding',
      ...(small && { 'content-encoding': 'br' }),
    });
    response.end(body);
  }

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const pathname = requestPath(request);
    const fallBack = () => {
      notFound(request, response).catch(() => {
        response
          .writeHead(503, { 'content-type': 'text/plain' })
          .end('The site is not built yet. Reload this page in a moment.');
      });
    };
    const isPage = pageAddress.test(pathname) && !fileNames.includes(pathname);
    if (isPage) request.url = `/${fileOf(pathname)}`;
    if (isPage || fileAddress.test(pathname)) files(request, response, fallBack);
    else fallBack();
  };
}

function setHeaders(response: ServerResponse, pathname: string) {
  response.setHeader('content-type', contentType(pathname) ?? 'application/octet-stream');
  response.setHeader('cache-control', cacheControl(pathname));
}

/**
 * Makes `vite preview` respond as a static host does. Vite's own server sends no precompressed files, and responds to
 * unknown addresses with the home page.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      const todo = 'Run `npm run build`, or `npm start`, which builds the site for the mock e-mail service first.';
      failOn(
        existsSync(join(dist, 'index.html')) ? [] : [`There is no built site in ${config.build.outDir}/. ${todo}`],
      );
      const serve = serveAsHost(dist);
      middlewares.use((request, response) => serve(request, response));
    },
  };
}
