import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { checkedSource } from './site-source.ts';
import { stopAt } from './stop-at.ts';

type SiteModule = typeof import('../../src/site');

const file = 'src/site.ts';

/** The clinic's facts as the file has them now, also when it has changed since Vite started. */
export async function readSite(root: string): Promise<SiteModule['site']> {
  return (await runnerImport<SiteModule>(join(root, file))).module.site;
}

async function problemsIn(root: string) {
  return (await checkedSource(root, async () => ({ site: await readSite(root) }))).problems;
}

/**
 * Checks the facts in `src/site.ts`. A build with wrong ones ends with a line for each; the development server shows the
 * lines on the page, as it shows syntax errors. A build that would ship the check fails.
 */
export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    // Before the plugins that parse the file, which would report a slip first, and elsewhere.
    enforce: 'pre',
    async config({ root = process.cwd() }, { command }) {
      stopAt(command === 'build' ? await problemsIn(root) : []);
    },
    transform: {
      filter: { id: /\/src\/site\.ts$/ },
      async handler() {
        const { root, command } = this.environment.config;
        const problems = command === 'serve' ? await problemsIn(root) : [];
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    // A page whose first load failed has nothing to update.
    hotUpdate({ file: changed }) {
      if (!changed.endsWith(`/${file}`)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      if (modules.some((id) => /\/(?:node_modules\/zod\/|src\/(?:site\.schema|facts\/(?!us-phone)\w+)\.ts)/.test(id)))
        this.error('The check of site.ts must not ship: import from src/site.schema.ts by “import type” only.');
    },
  };
}
