import { cacheControl, headers } from '../../hosting/headers.ts';
import { contentType, extensionOf } from '../../hosting/media-types.ts';
import type { Complaint } from './complaint';
import type { Answer } from './request';

const todo =
  'Set it as dist/_headers does; docs/hosting.md says how at your host. A CDN before the host may remove it.';

/** Whether a value does what ours does; hosts write some in other words. */
function isAsGood(name: string, value: string, wanted: string): boolean {
  if (name === 'Strict-Transport-Security') return Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000;
  if (name === 'Cache-Control' && wanted === 'no-cache') return /no-cache|no-store|max-age=0\b/.test(value);
  const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  return plain(value) === plain(wanted);
}

/**
 * Finds headers that an answer lacks, or that differ from those of tools/hosting.
 * @param file the file of the answer, with a leading slash: its type and caching follow from its name
 */
export function checkHeaders(at: string, file: string, answer: Answer): readonly Complaint[] {
  const wanted = [...headers, ['Cache-Control', cacheControl(file)] as const];
  const wrong = wanted.flatMap(([name, value]): readonly Complaint[] => {
    const sent = answer.headers.get(name);
    if (sent === null) return [{ at, what: `The header ${name} is missing.`, todo }];
    return isAsGood(name, sent, value) ? [] : [{ at, what: `The header ${name} is “${sent}”, not “${value}”.`, todo }];
  });
  return [...checkType(at, file, answer), ...wrong];
}

/** Finds a media type with which browsers would download a file, or not run it. */
function checkType(at: string, file: string, answer: Answer): readonly Complaint[] {
  const ending = extensionOf(file);
  const wanted = contentType(file)?.split(';')[0];
  const sent = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!wanted || sent === wanted || (ending === 'js' && sent === 'application/javascript')) return [];
  const kind = `${ending.toUpperCase()} files`;
  return [
    {
      at,
      what: `${kind} are sent as ${sent ?? 'no type'}, not as ${wanted}.`,
      todo: `Set the type of ${kind} at your host; docs/hosting.md says how.`,
    },
  ];
}
