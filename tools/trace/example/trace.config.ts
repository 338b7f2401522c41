import { defineConfig } from '../config';
import { faultOf } from '../fault';
import { vitest } from '../runners';
import type { RuleTag } from '../tags';
import { rules } from './rules';

const fault = faultOf<RuleTag<typeof rules>>();

export default defineConfig({
  title: 'Greeting',
  rules,
  sections: { 1: 'What the page says' },
  files: { rules: ['rules.ts'], lock: 'rules.lock.json', faults: 'trace.config.ts', record: 'proofs.json' },
  layers: {
    unit: { tests: /^[^/]+\.test\.ts$/, runner: vitest({ report: 'reports/vitest.json' }) },
  },
  faults: [
    fault('same-greeting', 'GREETING-NAME~1')`The greeting is the same for everybody.
      greeting.ts
      - {name}
      + {'world'}`,
  ],
});
