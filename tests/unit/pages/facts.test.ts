import { describe, expect, test } from 'vitest';
import {
  conditionFacts,
  criteria,
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
    test(`${path} states "${wordings[0]}" or an alternative wording`, covers(rule), () => {
      expect(saysAll(rendered(path).main, [wordings]), `one of: ${wordings.join(' | ')}`).toBe(true);
    });
  }
}

describe('facts about a condition', () => {
  for (const { path, texts } of conditionFacts) factTests(path, texts, 'CONTENT-CONDITION-FACTS~1');
});

describe('facts about a substance', () => {
  for (const { path, texts } of substanceFacts) factTests(path, texts, 'CONTENT-SUBSTANCE-FACTS~1');
});

describe('facts on every substance page', () => {
  for (const { path } of substancePages) {
    const { most, hallucinogen } = criteria;
    const texts = [...everySubstanceFacts, path === hallucinogen.path ? hallucinogen.texts : most];
    factTests(path, texts, 'CONTENT-SUBSTANCE-FACTS~1');
  }
});

describe('hours per week of a level of care', () => {
  for (const { path, texts } of programFacts) factTests(path, texts, 'CONTENT-PROGRAM-FACTS~1');
});

describe('helplines', () => {
  for (const { what, number } of helplines) {
    test(`a substance page links the ${what} at its own phone number`, covers('CONTENT-SUBSTANCE-FACTS~1'), () => {
      const links = substancePages.flatMap(({ path }) => linksOf(rendered(path).main));
      expect(links).toContainEqual({ label: number, path: `tel:+${number.replace(/\D/g, '')}` });
    });
  }
});

test('the fixture has facts for every condition and every substance', covers('CONTENT-CONDITION-FACTS~1'), () => {
  const expected = routes.filter(({ family }) => family === 'condition' || family === 'substance');
  const stated = [...conditionFacts, ...substanceFacts].map(({ path }) => path);
  expect(stated, 'rows of spec/language.ts, one for each page in its order').toEqual(expected.map(({ path }) => path));
});
