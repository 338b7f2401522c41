import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { failOn } from './fail-on.ts';
import { checkedSource } from './site-source.ts';

type SiteModule = typeof import('../../src/site');

const file = 'src/site.ts';

/** Reads the clinic's facts from the file as it is now, even if it has changed since Vite started. */
export async function readSite(root: string): Promise<SiteModule['site']> {
  return (await runnerImport<SiteModule>(join(root, file))).module.site;
}

async function problemsIn(root: string) {
  return (await checkedSource(root, async () => ({ site: await readSite(root) }))).problems;
}

/**
 * Checks the facts in `src/site.ts`. If any are wrong, a build fails with one line for each, and the development server shows
 * these lines on the page, as it shows syntax errors. A build also fails if it would ship the check.
 */
export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    // Run before the plugins that parse the file: they would report a mistake first, and on another line.
    enforce: 'pre',
    async config({ root = process.cwd() }, { command }) {
      failOn(command === 'build' ? await problemsIn(root) : []);
    },
    transform: {
      filter: { id: /\/src\/site\.ts$/ },
      async handler() {
        const { root, command } = this.environment.config;
        const problems = command === 'serve' ? await problemsIn(root) : [];
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    // Reload the page: if its first load failed, there is nothing to update.
    hotUpdate({ file: changed }) {
      if (!changed.endsWith(`/${file}`)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      if (modules.some((id) => /\/(?:node_modules\/zod\/|src\/(?:site\.schema|facts\/(?!us-phone)\w+)\.ts)/.test(id)))
        this.error('The check of site.ts must not ship: use only “import type” to import from src/site.schema.ts.');
    },
  };
}
