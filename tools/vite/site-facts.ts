import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type Confirmed, facts, type Site } from '../../src/site.schema.ts';
import { changedSinceReview } from '../approved-text/reviewed.ts';
import { failOn } from './fail-on.ts';

const file = 'src/site.ts';

/** Returns what is wrong with the facts of a clinic, one line each: `src/site.ts, city is "": it is empty, …`. */
export function factProblems(clinic: unknown): readonly string[] {
  return (facts.safeParse(clinic).error?.issues ?? []).map(({ path, message }) => {
    const value = path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>>)?.[key], clinic);
    const given = typeof value === 'object' || value === undefined ? '' : ` is ${JSON.stringify(value)}`;
    return `${file}, ${path.join('.') || 'site'}${given}: ${message}`;
  });
}

/** What src/site.ts exports. */
interface SiteFile {
  readonly site: Site;
  readonly confirmed: Confirmed;
}

/**
 * Reads the clinic's facts from the file as it is now, even if it has changed since Vite started.
 * @returns the facts, and what is wrong with them or with the file. Use the facts only if there are no problems.
 */
export async function readSite(root: string): Promise<SiteFile & { readonly problems: readonly string[] }> {
  // Errors should name the lines of the file, not of its compiled code.
  process.setSourceMapsEnabled(true);
  try {
    const { site, confirmed } = (await runnerImport<SiteFile>(join(root, file))).module;
    return { site, confirmed, problems: factProblems({ ...site, confirmed }) };
  } catch (error) {
    const { message = '', stack = '' } = error as Partial<Error>;
    const [, line] = /site\.ts:(\d+)/.exec(stack) ?? [];
    // The first line that says more than “Transform failed with 1 error:”, without the codes for colors.
    const why = message.split('\n').find((text) => text && !text.startsWith('Transform failed'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with a control character
    const plain = why?.replace(/\x1b\[[\d;]*m|\[[A-Z_]+\] /g, '');
    return { site: {} as Site, confirmed: {}, problems: [`${file}:${line}  ${plain}`] };
  }
}

/**
 * Checks the facts in `src/site.ts`. If any are wrong, a build fails with one line for each, and the development server shows
 * these lines on the page, as it shows syntax errors.
 */
export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    // Run before the plugins that parse the file: they would report a mistake first, and in more words.
    enforce: 'pre',
    async config({ root = process.cwd() }, { command }) {
      if (command !== 'build') return;
      const { site, problems } = await readSite(root);
      failOn(problems);
      // Pages whose approved text has changed since their review show no review.
      process.env.VITE_CHANGED_SINCE_REVIEW = changedSinceReview(site.reviews).join(' ');
    },
    transform: {
      filter: { id: /\/src\/site\.ts$/ },
      async handler() {
        const { root, command } = this.environment.config;
        const problems = command === 'serve' ? (await readSite(root)).problems : [];
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    // Reload the page: if its first load failed, there is nothing to update.
    hotUpdate({ file: changed }) {
      if (!changed.endsWith(`/${file}`)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
