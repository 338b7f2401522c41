import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** Runs tests with the facts of the clinic in the variable CLINIC, as JSON, instead of those in src/site.ts. */
export default mergeConfig(config, {
  plugins: [
    {
      name: 'clinic',
      enforce: 'pre',
      load: (id: string) =>
        id.endsWith('/src/site.ts') ? `export const site = ${process.env.CLINIC}; export const confirmed = {};` : null,
    },
  ],
});
