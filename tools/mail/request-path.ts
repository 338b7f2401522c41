import type { IncomingMessage } from 'node:http';

/** Returns the path of a request without its query. It is not decoded or normalized, because only exact addresses match. */
export function requestPath(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  return path;
}
