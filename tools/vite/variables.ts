import type { Plugin } from 'vite';
import { checkEnvFiles, publishedEnvFiles, unreadableEnvFiles } from '../launch-check/env-files.ts';
import { checkEnvironment } from '../launch-check/environment.ts';
import { failOn } from './fail-on.ts';

/**
 * Fails a build that cannot read its .env files or would publish one. At the end of other builds, warns of misplaced .env
 * files, and of missing or mistyped variables. Skips builds for the mock e-mail service, which need no variables.
 */
export function variables(): Plugin {
  return {
    name: 'variables',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    config({ root = process.cwd() }) {
      const published = publishedEnvFiles(root).map(({ where, what }) => `${where}  ${what}`);
      failOn([...unreadableEnvFiles(root), ...published]);
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
