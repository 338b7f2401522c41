import type { Plugin } from 'vite';
import { site } from '../../src/site.ts';

/** As the product's code asks for a departure. */
const question = /\bsite\.departures\.(\w+)/g;

/**
 * Writes the clinic's answers where the product's code asks for them, so that a build holds no code of a departure that
 * the clinic did not take.
 * @param chosen what `src/site.ts` says of each departure
 * @throws when the code asks for one that `chosen` does not have
 */
export function withAnswers(code: string, chosen: Readonly<Record<string, boolean>>): string {
  return code.replace(question, (asked, name: string) => {
    const answer = chosen[name];
    if (answer === undefined) throw new Error(`${asked} is no departure`);
    return String(answer);
  });
}

/** Does so in builds. */
export function chosenDepartures(): Plugin {
  return {
    name: 'chosen-departures',
    apply: 'build',
    // Before anything else, while the code still says `site`.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: withAnswers(code, site.departures), map: null }),
    },
  };
}
