import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Checks the types before anything is built: a dead link, or a part of a page that is missing, is a type error. Tests check
 * types by themselves, and `npm start` need not wait for it.
 */
export function types(): Plugin {
  return {
    name: 'types',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    async buildApp({ config: { root } }) {
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const [status] = await once(
        spawn(process.execPath, [compiler, '--noEmit'], { cwd: root, stdio: 'inherit' }),
        'close',
      );
      if (status === 0) return;
      console.error(
        'Nothing is built: a link leads to no page, or a part of a page is missing. docs/adding-a-page.md explains the errors above.',
      );
      process.exit(1);
    },
  };
}
