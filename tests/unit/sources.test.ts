import { expect, test } from 'vitest';
import { informative, rules } from '../../spec/rules';
import sentences from '../../spec/sentences.json' with { type: 'json' };
import { loadProject } from '../../tools/trace/config';
import { readFixtures } from '../../tools/trace/fixtures';
import { untraced } from '../support/covers';

test(
  'the rules and the list of untestable sentences cite every sentence of the specification, and no other',
  untraced,
  () => {
    const named = [...rules, ...informative].flatMap(({ from }) => from);
    expect([...new Set(named)].sort()).toEqual(Object.keys(sentences).sort());
  },
);

test('the fixture that a rule names exists', untraced, async () => {
  await expect(readFixtures(await loadProject())).resolves.toBeDefined();
});
