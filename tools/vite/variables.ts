import type { Plugin } from 'vite';
import { loadEnv } from 'vite';
import { envFileProblems, variableProblems } from '../launch-check/variables.ts';
import { failOn } from './fail-on.ts';

/** Fails a build for visitors whose variables or .env files are wrong. Builds for the mock e-mail service need no variables. */
export function variables(): Plugin {
  return {
    name: 'variables',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    config({ root = process.cwd() }, { mode }) {
      failOn([...envFileProblems(root), ...variableProblems(loadEnv(mode, root))]);
    },
  };
}
