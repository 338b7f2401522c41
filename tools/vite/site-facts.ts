import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import { type Confirmed, facts, type Site } from '../../src/site.schema.ts';
import { changedSinceReview } from '../approved-text/files.ts';
import { encodingProblems } from './encoding.ts';
import { failOn, plainError } from './fail-on.ts';

const file = 'src/site.ts';

/** Returns what is wrong with the facts of a clinic, one line each: `src/site.ts, city is "": it is empty, …`. */
export function factProblems(clinic: unknown): readonly string[] {
  const { error } = facts.safeParse(clinic, { error: ({ input }) => (input === undefined ? 'enter it' : undefined) });
  return (error?.issues ?? []).map(({ path, message }) => {
    const value = path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)?.[key], clinic);
    const given = JSON.stringify(value) ?? 'missing';
    return `${file}, ${path.join('.') || 'site'}${given.length < 80 ? ` is ${given}` : ''}: ${message}`;
  });
}

/**
 * Reads the clinic's facts from the file as it is now, even if it has changed since Vite started.
 * @throws what is wrong with the file (its encoding, its code) or with the facts
 */
export async function readSite(root: string): Promise<Readonly<{ site: Site; confirmed: Confirmed }>> {
  failOn(encodingProblems(root, file));
  // Errors should name the lines of the file, not of its compiled code.
  process.setSourceMapsEnabled(true);
  try {
    const { module } = await runnerImport<Awaited<ReturnType<typeof readSite>>>(join(root, file));
    failOn(factProblems({ ...module.site, confirmed: module.confirmed }));
    return module;
  } catch (error) {
    // Omit the lines of the stack trace that are not in src, because they would hide the mistake.
    const [mistake = ''] = stripVTControlCharacters((error as Error).stack ?? '').split(/\n +at (?!.*\/src\/)/);
    throw plainError(mistake);
  }
}

/** Checks the facts. If any are wrong, a build fails, and the development server shows what is wrong, as it shows syntax errors. */
export const siteFacts = (): Plugin => ({
  name: 'site-facts',
  // Run before the plugins that parse the file: they would report a mistake first, and in more words.
  enforce: 'pre',
  async config({ root = process.cwd() }, { command }) {
    if (command !== 'build') return;
    // Pages whose approved text has changed since their review show no review.
    process.env.VITE_CHANGED_SINCE_REVIEW = changedSinceReview((await readSite(root)).site.reviews).join(' ');
  },
  transform: {
    filter: { id: /\/src\/site\.ts$/ },
    async handler() {
      if (this.environment.config.command === 'serve') await readSite(this.environment.config.root);
    },
  },
  // Reload the page: if its first load failed, there is nothing to update.
  hotUpdate({ file: changed }) {
    if (changed.endsWith(`/${file}`)) this.environment.hot.send({ type: 'full-reload' });
    return changed.endsWith(`/${file}`) ? [] : undefined;
  },
});
