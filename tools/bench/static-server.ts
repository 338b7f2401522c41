import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { requestPath } from '../preview/request-path';

const compress = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** What is compressed in itself. */
const compressed = ['.png', '.woff2'];
/** Where builds put files that carry a hash of their content in the name. */
const hashed = /^\/(?:assets|_next\/static|_astro)\//;

/** A file, read and compressed when it is first asked for, and then kept. */
function fileAt(path: string) {
  const small = !compressed.includes(extname(path));
  let plain: Promise<Buffer> | undefined;
  let brotli: Promise<Buffer> | undefined;
  const read = () => {
    plain ??= readFile(path);
    return plain;
  };
  const squeeze = () => {
    brotli ??= read().then((content) =>
      compress(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
    return brotli;
  };
  return { small, read, squeeze, type: types[extname(path)] ?? 'application/octet-stream' };
}

/** The address of a file: `about-us.html` and `about-us/index.html` are both `/about-us`. */
function addressOf(file: string): string {
  return `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/**
 * Serves any built site in the same way, whichever tool built it: clean addresses, brotli to those who take it, lasting
 * caches for what has a hash in its name, and 404.html for anything else. It reads what is there when it is created.
 * @param folder the folder of the built site
 */
export async function createStaticServer(folder: string): Promise<Server> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(paths.map((path) => [addressOf(path.slice(folder.length + 1)), fileAt(path)]));

  return createServer(async (request, response) => {
    const address = requestPath(request);
    const found = files.get(address);
    const file = found ?? files.get('/404');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const brotli = file.small && /\bbr\b/.test(String(request.headers['accept-encoding']));
    const body = await (brotli ? file.squeeze() : file.read());
    response.writeHead(found ? 200 : 404, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': found && hashed.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.small && { vary: 'Accept-Encoding' }),
      ...(brotli && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
}
