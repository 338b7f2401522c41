import { defineConfig } from '../config';
import { vitest } from '../runners';
import { rules } from './rules';

export default defineConfig({
  title: 'Greeting',
  rules,
  sections: { 1: 'What the page says' },
  files: { rules: 'rules.ts', lock: 'rules.lock.json', record: 'proofs.json' },
  layers: {
    unit: {
      title: 'Unit',
      tests: /^[^/]+\.test\.ts$/,
      runner: vitest({ report: 'reports/vitest.json' }),
      setup: ['vitest.config.ts'],
      packages: ['vitest'],
    },
  },
  product: /^greeting\.ts$/,
  faults: [
    {
      what: 'The greeting is the same for everybody.',
      file: 'greeting.ts',
      find: '{name}',
      replace: "{'world'}",
      rules: ['GREETING-NAME~1'],
    },
  ],
});
