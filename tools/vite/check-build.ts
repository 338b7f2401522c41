import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { failOn } from './fail-on.ts';
import { deadReferences } from './references.ts';
import { envFileProblems, variableProblems } from './variables.ts';

const why =
  'Nothing was built, because of the type errors above. Often a link leads to no page, or part of a page is missing: see docs/adding-a-page.md.';

/**
 * Fails a build for visitors on wrong variables, on type errors, and on references to pages, sections or files that do not exist.
 * Skips builds for the mock e-mail service: `npm test` checks types separately, and `npm start` should not wait.
 */
export function checkBuild(): Plugin {
  return {
    name: 'check-build',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    config({ root = process.cwd() }, { mode }) {
      failOn([...envFileProblems(root), ...variableProblems(loadEnv(mode, root))]);
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const { status } = spawnSync(process.execPath, [compiler, '--noEmit'], { cwd: root, stdio: 'inherit' });
      failOn(status === 0 ? [] : [why]);
    },
    async buildApp({ config: { root, build } }) {
      const dead = deadReferences(resolve(root, build.outDir));
      failOn(dead.map(({ page, target }) => `${page} refers to ${target}, which does not exist.`));
    },
  };
}
