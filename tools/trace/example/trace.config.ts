import { defineConfig } from '../config';
import { vitest } from '../runners';
import { rules } from './rules';

export default defineConfig({
  title: 'Greeting',
  rules,
  sections: { 1: 'What the page says' },
  files: { rules: ['rules.ts'], faults: 'trace.config.ts', record: 'proofs.json' },
  layers: {
    unit: { tests: /^[^/]+\.test\.ts$/, runner: vitest({ report: 'reports/vitest.json' }) },
  },
  faults: [
    {
      id: 'same-greeting',
      rules: ['GREETING-NAME'],
      what: 'The greeting is the same for everybody.',
      file: 'greeting.ts',
      find: '{name}',
      replace: "{'world'}",
    },
  ],
});
