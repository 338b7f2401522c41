import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { withFault } from '../../tools/trace/prove/sandbox';
import { faults } from '../faults/all';
import { equivalents, mutatedFiles } from '../faults/mutations';
import { meta } from '../support/covers';

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
