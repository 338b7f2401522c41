import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, caching, headers } from '../hosting/headers';
import { type Handler, mailStandIn } from '../mail/mock-service';
import { requestPath } from './request-path';

/** The page files that exist; `/index.html` and the like are not addresses of the site. */
const pageFile = (pathname: string) => (pathname === '/' ? '/index.html' : `${pathname}.html`);
const html = 'text/html; charset=utf-8';
const pageAddress = /^\/(?:[a-z0-9-]+)?$/;
/** Names of files that stand for something else: the home page and any unknown address. */
const fileNames = ['/index', '/404'];
/** What has another ending is a file, and a page's own file is no address. */
const fileAddress = /\.(?!(?:html|br|gz)$)\w+$/;

/**
 * Serves a built site as a static host would: pages at their exact addresses, files, and the not-found page with status
 * 404 for anything else, each compressed where the build made it so, with the headers of tools/hosting; and the mail stand-in beside it.
 * @param dist the folder of the built site
 */
export function createSiteServer(dist: string, mail: Handler = mailStandIn()): Server {
  const files = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  async function notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = join(dist, '404.html');
    const small = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
    const body = await readFile(small ? `${file}.br` : file);
    response.writeHead(404, {
      'content-type': html,
      'cache-control': caching.pages,
      vary: 'Accept-Encoding',
      ...(small && { 'content-encoding': 'br' }),
    });
    response.end(body);
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (mail(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    const pathname = requestPath(request);
    const fallBack = () => {
      notFound(request, response).catch(() => {
        response.writeHead(500).end();
      });
    };
    const isPage = pageAddress.test(pathname) && !fileNames.includes(pathname);
    if (isPage) request.url = pageFile(pathname);
    if (isPage || fileAddress.test(pathname)) files(request, response, fallBack);
    else fallBack();
  });
}

function setHeaders(response: ServerResponse, pathname: string) {
  // The only type of the site's files that sirv does not know.
  if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
  if (pathname.endsWith('.html')) response.setHeader('content-type', html);
  response.setHeader('cache-control', cacheControl(pathname));
}

/** Starts listening (on any free port for 0); resolves with the address, rejects when the port is taken. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      const address = server.address();
      done(`http://localhost:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}
