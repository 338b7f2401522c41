import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Handler, mailStandIn } from './mail/stand-in';
import { requestPath } from './request-path';

/** The page files that exist; `/index.html` and the like are not addresses of the site. */
const pageFile = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
const pageAddress = /^\/(?:[a-z0-9-]+)?$/;
/** Names of files that stand for something else: the home page and any unknown address. */
const fileNames = ['/index', '/404'];

/**
 * Serves a built site as a static host would: pages at their exact addresses, files, and the not-found page with status
 * 404 for anything else; and the mail stand-in beside it.
 * @param dist the folder of the built site
 */
export function createSiteServer(dist: string, mail: Handler = mailStandIn()): Server {
  const files = sirv(dist, { etag: true, extensions: [], setHeaders: cacheHeaders });

  async function page(pathname: string, response: ServerResponse): Promise<void> {
    const exists = pageAddress.test(pathname) && !fileNames.includes(pathname);
    const found = exists ? await readFile(join(dist, pageFile(pathname))).catch(() => undefined) : undefined;
    const body = found ?? (await readFile(join(dist, '404.html')));
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(body);
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (mail(request, response)) return;
    const pathname = requestPath(request);
    const fallBack = () => {
      page(pathname, response).catch(() => {
        response.writeHead(500).end();
      });
    };
    // Only what has an ending is a file, and a page's own file is no address.
    if (/\.(?!html$)\w+$/.test(pathname)) files(request, response, fallBack);
    else fallBack();
  });
}

/** Files under /assets carry a hash of their content in the name, so they never change. */
function cacheHeaders(response: ServerResponse, pathname: string) {
  const lasting = pathname.startsWith('/assets/');
  response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
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
