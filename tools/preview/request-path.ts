import type { IncomingMessage } from 'node:http';

/** The path of a request as it was asked for: no query, nothing decoded or tidied up, so that only exact matches match. */
export function requestPath(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  return path;
}
