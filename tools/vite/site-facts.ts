import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { siteFileProblems } from './site-file.ts';

type SiteModule = typeof import('../../src/site');

const file = 'src/site.ts';

/** The clinic's facts as the file has them now, also when it has changed since Vite started. */
export async function readSite(root: string): Promise<SiteModule['site']> {
  return (await runnerImport<SiteModule>(join(root, file))).module.site;
}

async function problemsIn(root: string) {
  const load = async () => ({ site: await readSite(root) });
  return siteFileProblems(await readFile(join(root, file), 'utf8'), load);
}

/**
 * Checks the facts in `src/site.ts`. A build or a development server does not start with wrong ones: it ends with a line for
 * each. While the development server runs, they are reported as syntax errors are. A build that would ship the check fails.
 */
export function siteFacts(): Plugin {
  return {
    name: 'site-facts',
    // Before the plugins that parse the file, which would report a slip first, and elsewhere.
    enforce: 'pre',
    async config({ root = process.cwd() }, { isPreview }) {
      const problems = isPreview ? [] : await problemsIn(root);
      if (problems.length === 0) return;
      console.error(problems.join('\n'));
      process.exit(1);
    },
    transform: {
      filter: { id: /\/src\/site\.ts$/ },
      async handler() {
        const { root, command } = this.environment.config;
        const problems = command === 'serve' ? await problemsIn(root) : [];
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      if (modules.some((id) => /\/(?:node_modules\/zod\/|src\/(?:site\.schema|facts\/(?!us-phone)\w+)\.ts)/.test(id)))
        this.error('The check of site.ts must not ship: import from src/site.schema.ts by “import type” only.');
    },
  };
}
