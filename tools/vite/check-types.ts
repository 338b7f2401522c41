import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from '../launch-check/stamp.ts';
import { encodingProblem } from './encoding.ts';
import { stopAt } from './stop-at.ts';

/** What keeps texts of the site from being read, a line each. Their characters would be replaced without a word. */
const unreadableSources = (root: string): readonly string[] =>
  filesIn(root, 'src')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const problem = encodingProblem(readFileSync(join(root, file)));
      return problem ? [`${file}:${problem.line}  The file cannot be read: ${problem.message}.`] : [];
    });

/**
 * Checks the types before anything is built: a dead link, or a part of a page that is missing, is a type error. Tests check
 * types by themselves, and `npm start` need not wait for it.
 */
export function types(): Plugin {
  return {
    name: 'types',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    buildApp: {
      order: 'pre',
      async handler({ config: { root } }) {
        stopAt(unreadableSources(root));
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const [status] = await once(
          spawn(process.execPath, [compiler, '--noEmit'], { cwd: root, stdio: 'inherit' }),
          'close',
        );
        const why =
          'Nothing is built: a link leads to no page, or a part of a page is missing. docs/adding-a-page.md explains the errors above.';
        stopAt(status === 0 ? [] : [why]);
      },
    },
  };
}
