import { expect, test } from 'vitest';
import { informative, specificationRules } from '../../spec/rules';
import { meta } from '../support/covers';

const all = [...new Set([...specificationRules, ...informative].flatMap(({ source }): readonly string[] => source))];
const places = all.map((source) => source.replace(/#.*/, ''));

test('the source of each rule is a place and a fingerprint', meta, () => {
  expect(all.filter((source) => !/^\d\.[1-9]\d*[a-z]?#[0-9a-f]{8}$/.test(source))).toEqual([]);
});

test('rules with the same sentence name it by the same fingerprint', meta, () => {
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('no sentence before the last one that a section names is left out', meta, () => {
  const numbers = new Map<string, Set<number>>();
  for (const [, section = '', number] of places.map((place) => /^(\d)\.(\d+)/.exec(place) ?? [])) {
    numbers.set(section, (numbers.get(section) ?? new Set()).add(Number(number)));
  }
  const left = [...numbers].filter(([, found]) => found.size !== Math.max(...found)).map(([section]) => section);
  expect(left).toEqual([]);
});
