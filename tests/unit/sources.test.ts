import { expect, test } from 'vitest';
import { informative, type Rule, rules } from '../../spec/rules';
import { meta } from '../support/covers';

const table: readonly Rule[] = rules;
const sourced = [...table.flatMap((rule) => (rule.origin === 'specification' ? rule : [])), ...informative].map(
  ({ section, source, ...named }) => ({ name: 'id' in named ? named.id : named.sentence, section, source }),
);
const all = [...new Set(sourced.flatMap(({ source }): readonly string[] => source))];
const places = all.map((source) => source.replace(/#.*/, ''));

test('the source of each rule is a place and a fingerprint', meta, () => {
  expect(all.filter((source) => !/^\d\.[1-9]\d*[a-z]?#[0-9a-f]{8}$/.test(source))).toEqual([]);
});

test('rules with the same sentence name it by the same fingerprint', meta, () => {
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('each rule stands in the section of one of its sentences, the introduction in section 1', meta, () => {
  const elsewhere = sourced.filter(
    ({ section, source }) => !source.some((one) => Math.max(1, Number(one.split('.')[0])) === section),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

test('no sentence before the last one that a section names is left out', meta, () => {
  const numbers = new Map<string, Set<number>>();
  for (const [, section = '', number] of places.map((place) => /^(\d)\.(\d+)/.exec(place) ?? [])) {
    numbers.set(section, (numbers.get(section) ?? new Set()).add(Number(number)));
  }
  const left = [...numbers].filter(([, own]) => own.size !== Math.max(...own)).map(([section]) => section);
  expect(left).toEqual([]);
});
