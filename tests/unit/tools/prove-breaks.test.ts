import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../tools/project-root';
import { broken } from '../../../tools/trace/prove/workshop';
import { breaks } from '../../faults/all';
import type { Break } from '../../faults/fault';
import { meta } from '../../support/covers';

const breaking: Break = {
  what: 'The label reads “$&”.',
  file: 'src/form.ts',
  find: 'Submit',
  replace: '$&',
  rules: ['FORM-LABEL-IDLE~1'],
};

test('a break replaces its text as it is written', meta, () => {
  expect(broken(breaking, 'label Submit here')).toBe('label $& here');
});

test('a break whose text is not there is refused', meta, () => {
  expect(() => broken(breaking, 'nothing')).toThrow('the text to replace occurs 0 times in src/form.ts');
});

test('a break whose text is there twice is refused', meta, () => {
  expect(() => broken(breaking, 'Submit, Submit')).toThrow('the text to replace occurs 2 times in src/form.ts');
});

test('no two breaks are told in the same words', meta, () => {
  const told = breaks.map(({ what }) => what);
  expect(told.filter((what, index) => told.indexOf(what) !== index)).toEqual([]);
});

describe('each break still fits the project', () => {
  for (const one of breaks) {
    test(one.what, meta, () => {
      const file = join(projectRoot, one.file);
      expect(existsSync(file)).toBe(true);
      const text = readFileSync(file, 'utf8');
      expect(broken(one, text)).not.toBe(text);
    });
  }
});
