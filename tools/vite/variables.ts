import type { Plugin } from 'vite';
import { checkEnvironment } from '../launch-check/environment.ts';

/** Says in the last lines of a build which variables are missing or mistyped; one for the mock e-mail service needs none. */
export function variables(): Plugin {
  return {
    name: 'variables',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    buildApp: {
      order: 'post',
      async handler({ config: { env, logger } }) {
        for (const { what, todo } of checkEnvironment(env)) logger.warn(`${what} ${todo}`);
      },
    },
  };
}
