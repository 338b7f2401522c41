import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { caching, headers } from '../hosting/headers.ts';
import { contentType } from '../hosting/media-types.ts';
import { failOn } from './fail-on.ts';
import { fileOf } from './page-file.ts';

const pageAddress = /^\/(?:[a-z0-9-]+)?$/;
/** Names of page files that are not addresses: the home page is at `/`, the not-found page at every unknown address. */
const fileNames = ['/index', '/404'];
/** The end of the address of a file: an extension other than those of HTML and precompressed files. */
const fileAddress = /[^/]\.(?!(?:html|br|gz)$)\w+$/;

/**
 * Serves a built site like a static host, with the headers of tools/hosting: pages at their exact addresses, files, and
 * the not-found page with status 404 for anything else. Sends precompressed files if there are any, and follows new builds.
 */
export function serveAsHost(dist: string): RequestListener {
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    // Not decoded or normalized, because only exact addresses match.
    const [pathname = ''] = (request.url ?? '').split('?');
    const isPage = pageAddress.test(pathname) && !fileNames.includes(pathname);
    const notFound = () => {
      const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching.pages };
      readFile(join(dist, '404.html')).then(
        (page) => response.writeHead(404, pageHeaders).end(page),
        () => response.writeHead(503).end('The site is not built yet. Reload this page in a moment.'),
      );
    };
    if (isPage) request.url = `/${fileOf(pathname)}`;
    if (isPage || fileAddress.test(pathname)) files(request, response, notFound);
    else notFound();
  };
}

function setHeaders(response: ServerResponse, pathname: string) {
  const kind = pathname.endsWith('.html') ? 'pages' : pathname.startsWith('/assets/') ? 'assets' : 'others';
  response.setHeader('content-type', contentType(pathname) ?? 'application/octet-stream');
  response.setHeader('cache-control', caching[kind]);
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
      const isBuilt = existsSync(join(dist, '404.html'));
      failOn(isBuilt ? [] : [`There is no built site in ${config.build.outDir}/. ${todo}`]);
      const serve = serveAsHost(dist);
      middlewares.use((request, response) => serve(request, response));
    },
  };
}
