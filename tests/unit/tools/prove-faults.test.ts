import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../tools/project-root';
import { withFault } from '../../../tools/trace/prove/sandbox';
import { faults } from '../../faults/all';
import type { Fault } from '../../faults/fault';
import { equivalents, mutatedFiles } from '../../faults/mutations';
import { meta } from '../../support/covers';

const fault: Fault = {
  what: 'The label reads “$&”.',
  file: 'src/form.ts',
  find: 'Submit',
  replace: '$&',
  rules: ['FORM-LABEL-IDLE~2'],
};

test('withFault inserts the replacement literally', meta, () => {
  expect(withFault(fault, 'label Submit here')).toBe('label $& here');
});

for (const [text, times] of [
  ['nothing', 0],
  ['Submit, Submit', 2],
] as const) {
  test(`withFault rejects a fault whose text occurs ${times} times`, meta, () => {
    expect(() => withFault(fault, text)).toThrow(`the text to replace occurs ${times} times in src/form.ts`);
  });
}

test('each fault has a sentence of its own', meta, () => {
  const sentences = faults.map(({ what }) => what);
  expect(sentences.filter((what, index) => sentences.indexOf(what) !== index)).toEqual([]);
});

describe('fault applies to the project', () => {
  for (const one of faults) {
    test(one.what, meta, () => {
      const file = join(projectRoot, one.file);
      expect(existsSync(file)).toBe(true);
      const text = readFileSync(file, 'utf8');
      expect(withFault(one, text)).not.toBe(text);
    });
  }
});

describe('file of mutation testing exists', () => {
  for (const { file } of [...mutatedFiles, ...equivalents]) {
    test(file, meta, () => {
      expect(existsSync(join(projectRoot, file))).toBe(true);
    });
  }
});
