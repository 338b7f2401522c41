import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { pageProblems } from './built-pages.ts';
import { failOn } from './fail-on.ts';
import { envFileProblems, variableProblems } from './variables.ts';

const why =
  'Nothing was built, because of the type errors above. Often a link leads to no page, or part of a page is missing: see docs/adding-a-page.md.';

/**
 * Fails a build whose pages are not whole, or refer to pages, sections or files that do not exist. Before a build for visitors, it also
 * checks the variables and the types of what is built. Builds for the mock e-mail service skip that: `npm test` checks types
 * separately, and `npm start` should not wait.
 */
export function checkBuild(): Plugin {
  return {
    name: 'check-build',
    apply: 'build',
    config({ root = process.cwd() }, { mode }) {
      if (mode === 'mock') return;
      failOn([...envFileProblems(root), ...variableProblems(loadEnv(mode, root))]);
      const compile = [join(root, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.app.json'];
      const { status } = spawnSync(process.execPath, compile, { cwd: root, stdio: 'inherit' });
      failOn(status === 0 ? [] : [why]);
    },
    async buildApp({ config: { root, build, mode } }) {
      // `npm run prove` injects faults for the tests to find.
      if (mode === 'mock' && process.env.INJECTED_FAULT) return;
      failOn(pageProblems(resolve(root, build.outDir)));
    },
  };
}
