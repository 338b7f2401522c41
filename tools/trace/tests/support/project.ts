import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from '../../config';
import type { Fault } from '../../declarations';
import { vitest } from '../../runners';
import { names } from './input';

/** The folder of this tool. */
export const toolFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of installed packages. */
export const packagesFolder = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

export const fault: Fault = {
  what: 'The label reads “Send”.',
  file: 'src/form.ts',
  find: 'Submit',
  replace: 'Send',
  rules: ['FORM-LABEL~1'],
};

/** A project in a folder, with the fault above. */
export const projectIn = (root: string, difference: Partial<Project> = {}): Project => ({
  root,
  title: 'Example',
  rules: [],
  sections: names.sections,
  files: { ...names.files, record: 'tests/faults/record.json' },
  layers: {
    unit: { title: 'Unit', tests: /^tests\/unit\//, runner: vitest({ report: 'reports/vitest.json' }) },
  },
  faults: [fault],
  product: /^src\//,
  data: /^spec\//,
  staleProofsFail: true,
  ...difference,
});
