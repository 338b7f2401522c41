import { describe, expect, test } from 'vitest';
import {
  conditionFacts,
  everySubstanceFacts,
  type Fact,
  helplines,
  programFacts,
  substanceFacts,
} from '../../../spec/language';
import { routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { covers } from '../../support/covers';
import { linksOf, saysAll } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';

const substancePages = routes.filter(({ family }) => family === 'substance');

function factTests(path: Path, texts: Fact['texts'], rule: RuleTag) {
  for (const wordings of texts) {
    test(`${path} says "${wordings[0]}", or the same in other words`, covers(rule), () => {
      expect(saysAll(rendered(path).main, [wordings]), `one of: ${wordings.join(' | ')}`).toBe(true);
    });
  }
}

describe('what a condition page states about its condition', () => {
  for (const { path, texts } of conditionFacts) factTests(path, texts, 'CONTENT-CONDITION-FACTS~1');
});

describe('what a substance page states about its substance', () => {
  for (const { path, texts } of substanceFacts) factTests(path, texts, 'CONTENT-SUBSTANCE-FACTS~1');
});

describe('what every substance page states', () => {
  for (const { path } of substancePages) factTests(path, everySubstanceFacts, 'CONTENT-SUBSTANCE-FACTS~1');
});

describe('how many hours a week a level of care takes', () => {
  for (const { path, texts } of programFacts) factTests(path, texts, 'CONTENT-PROGRAM-FACTS~1');
});

describe('helplines', () => {
  for (const { what, number } of helplines) {
    test(`a substance page offers the ${what} under its own number`, covers('CONTENT-SUBSTANCE-FACTS~1'), () => {
      const links = substancePages.flatMap(({ path }) => linksOf(rendered(path).main));
      expect(links).toContainEqual({ label: number, path: `tel:+${number.replace(/\D/g, '')}` });
    });
  }
});

test('every condition and every substance has its facts in the fixture', covers('CONTENT-CONDITION-FACTS~1'), () => {
  const expected = routes.filter(({ family }) => family === 'condition' || family === 'substance');
  const stated = [...conditionFacts, ...substanceFacts].map(({ path }) => path);
  expect(stated, 'rows of spec/language.ts, one for each page in its order').toEqual(expected.map(({ path }) => path));
});
