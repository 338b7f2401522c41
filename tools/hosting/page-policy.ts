import { inlineHashes } from './inline-hashes';
import { contentPolicy, type PolicyVariables } from './policy';

/** Behind the encoding, which browsers look for in the first kilobyte, and before all that a policy speaks of. */
const place = /<meta charset="[^"]*" ?\/?>/;

/**
 * Puts its Content-Security-Policy into a finished page. Nothing of the page may be changed after that but its attributes.
 * @throws when the page does not name its encoding, or holds a script, a style or a link before that
 */
export function withPolicy(html: string, variables: PolicyVariables): string {
  const before = html.slice(0, html.search(place));
  if (!place.test(html) || /<(?:script|style|link)\b/.test(before))
    throw new Error('A page has no place for its policy');
  const policy = contentPolicy(inlineHashes(html), variables);
  return html.replace(place, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
