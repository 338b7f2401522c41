import { cacheControl, caching, headers } from '../../hosting/headers.ts';
import { contentType, extensionOf } from '../../hosting/media-types.ts';
import type { Problem } from './problem';
import type { HostResponse } from './request';

const todo =
  'Set it as in dist/_headers; docs/hosting.md says how for your host. A CDN in front of the host may change it.';

/** Whether a header's value is as good as the wanted value. Hosts format some values differently. */
function isAsGood(name: string, value: string, wanted: string): boolean {
  if (name === 'Strict-Transport-Security') return Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000;
  if (name === 'Cache-Control' && wanted === 'no-cache') return /no-cache|no-store|max-age=0\b/.test(value);
  if (value === caching.others && wanted === caching.assets) return true;
  const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  return plain(value) === plain(wanted);
}

/**
 * Finds headers that a response lacks or that differ from those of tools/hosting, and a wrong media type.
 * @param file the file of the response, with a leading slash. Its name determines its type and caching.
 */
export function checkHeaders(at: string, file: string, response: HostResponse): readonly Problem[] {
  const wanted = [...headers, ['Cache-Control', cacheControl(file)] as const];
  const wrong = wanted.flatMap(([name, value]): readonly Problem[] => {
    const sent = response.headers.get(name);
    if (sent === null) return [{ at, what: `The header ${name} is missing.`, todo }];
    return isAsGood(name, sent, value) ? [] : [{ at, what: `The header ${name} is “${sent}”, not “${value}”.`, todo }];
  });
  return [...checkType(at, file, response), ...wrong];
}

/** Other media types that hosts send and browsers accept, by file extension. */
const alternatives: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  ico: 'image/vnd.microsoft.icon',
};

/** Finds a wrong media type, which may make browsers download a file or refuse to run it. */
function checkType(at: string, file: string, response: HostResponse): readonly Problem[] {
  const ending = extensionOf(file);
  const wanted = contentType(file)?.split(';')[0];
  const sent = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!wanted || sent === wanted || (sent && sent === alternatives[ending])) return [];
  const kind = `${ending.toUpperCase()} files`;
  return [
    {
      at,
      what: `${kind} are sent as ${sent ?? 'no type'}, not as ${wanted}.`,
      todo: `Set the type of ${kind} on your host; docs/hosting.md says how.`,
    },
  ];
}
