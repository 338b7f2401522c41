import { expect, test } from 'vitest';
import { informative, rules } from '../../spec/rules';
import sentences from '../../spec/sentences.json' with { type: 'json' };
import { faults } from '../faults/all';

test('rules and untestable sentences cite the whole specification, and nothing else', { tags: 'untraced' }, () => {
  const named = [...rules, ...informative].flatMap(({ from }) => from);
  expect([...new Set(named)].sort()).toEqual(Object.keys(sentences).sort());
});

test('the fixture that a rule names exists', { tags: 'untraced' }, async () => {
  const named = [...new Set(rules.flatMap((rule) => ('fixture' in rule ? rule.fixture : [])))];
  const missing = named.map(async (fixture) => {
    const [module, name = ''] = fixture.split('.');
    return name in (await import(`../../spec/${module}.ts`)) ? [] : fixture;
  });
  expect((await Promise.all(missing)).flat()).toEqual([]);
});

test('no two rules and no two faults have the same id', { tags: 'untraced' }, () => {
  const ids = [...rules, ...faults].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
