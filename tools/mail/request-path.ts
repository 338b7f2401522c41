import type { IncomingMessage } from 'node:http';

/** The path of a request without its query, neither decoded nor normalized: only exact addresses match. */
export function requestPath(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  return path;
}
