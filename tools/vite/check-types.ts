import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { failOn } from './fail-on.ts';

/**
 * Checks types before the build: a link to a page that does not exist, or a missing part of a page, is a type
 * error. Skips builds for the mock e-mail service: `npm test` checks types separately, and `npm start` should not wait.
 */
export function types(): Plugin {
  return {
    name: 'types',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    buildApp: {
      order: 'pre',
      async handler({ config: { root } }) {
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const [status] = await once(
          spawn(process.execPath, [compiler, '--noEmit'], { cwd: root, stdio: 'inherit' }),
          'close',
        );
        const why =
          'Nothing was built, because of the type errors above. Often a link leads to no page, or part of a page is missing: see docs/adding-a-page.md.';
        failOn(status === 0 ? [] : [why]);
      },
    },
  };
}
