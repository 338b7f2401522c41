import { expect, test } from 'vitest';
import { numberWord } from '../../src/content/number-word';
import { meta } from '../support/covers';

for (const [count, word] of [
  [1, 'one'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
] as const) {
  test(`numberWord writes ${count} as "${word}"`, meta, () => {
    expect(numberWord(count)).toBe(word);
  });
}
