import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../spec/all-rules';
import { projectRoot } from '../../tools/project-root';
import { faults } from '../faults/all';
import { libraryBehavior } from '../faults/library';
import { meta } from '../support/covers';

const inFixtures = faults.filter(({ file }) => file.startsWith('spec/'));
const inProduct = faults.filter((fault) => !inFixtures.includes(fault));

test('each rule has a fault in the product, or is the behavior of a library', meta, () => {
  const covered = new Set<string>([
    ...inProduct.flatMap((fault) => fault.rules),
    ...libraryBehavior.map(({ rule }) => rule),
  ]);
  expect(rules.map(({ id, rev }) => `${id}~${rev}`).filter((tag) => !covered.has(tag))).toEqual([]);
});

test('no two faults make the same change', meta, () => {
  const changes = faults.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
  expect(changes.filter((change, index) => changes.indexOf(change) !== index)).toEqual([]);
});

describe('library behavior', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

  for (const { rule, package: name } of libraryBehavior) {
    test(`${rule} names a dependency`, meta, () => {
      expect(Object.keys(dependencies)).toContain(name);
    });

    test(`${rule} has a mutated fixture, which shows that its test can fail`, meta, () => {
      expect(inFixtures.flatMap((fault) => [...fault.rules])).toContain(rule);
    });
  }
});
