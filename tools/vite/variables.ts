import type { Plugin } from 'vite';
import { checkEnvFiles, publishedEnvFiles, unreadableEnvFiles } from '../launch-check/env-files.ts';
import { checkEnvironment } from '../launch-check/environment.ts';
import { stopAt } from './stop-at.ts';

/**
 * Ends a build that cannot read its variables or would publish their file, and says in the last lines of others which variables
 * are missing or mistyped. A build for the mock e-mail service needs none.
 */
export function variables(): Plugin {
  return {
    name: 'variables',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    config({ root = process.cwd() }) {
      const published = publishedEnvFiles(root).map(({ where, what }) => `${where}  ${what}`);
      stopAt([...unreadableEnvFiles(root), ...published]);
    },
    buildApp: {
      order: 'post',
      async handler({ config: { root, env, logger } }) {
        for (const { where, what, todo } of checkEnvFiles(root)) logger.warn(`${where}: ${what} ${todo}`);
        for (const { what, todo } of checkEnvironment(env)) logger.warn(`${what} ${todo}`);
      },
    },
  };
}
