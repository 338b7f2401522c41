import { inlineHashes } from './inline-hashes.ts';
import { contentPolicy, type PolicyVariables } from './policy.ts';

/** After the encoding, which browsers look for in the first kilobyte, and before everything that a policy applies to. */
const place = /<meta charset="[^"]*" ?\/?>/;

/**
 * Adds the Content-Security-Policy to a finished page. Afterwards its inline scripts and styles must not change.
 * @throws when the page does not name its encoding, or has a script, style or link before it
 */
export function withPolicy(html: string, variables: PolicyVariables): string {
  const before = html.slice(0, html.search(place));
  if (!place.test(html) || /<(?:script|style|link)\b/.test(before))
    throw new Error('A page has no place for its policy');
  const policy = contentPolicy(inlineHashes(html), variables);
  return html.replace(place, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
