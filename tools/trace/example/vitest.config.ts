import { defineConfig } from 'vitest/config';
import { vitestTags } from '../tags.ts';
import { TraceReporter } from '../vitest-reporter.ts';
import { rules } from './rules.ts';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    includeTaskLocation: true,
    strictTags: true,
    tags: vitestTags(rules),
    reporters: ['default', new TraceReporter('reports/vitest.json')],
  },
});
