import { describe, expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { conditionSafety, crisisCard, type PageSafety, programSafety } from '../../../spec/safety';
import { covers } from '../../support/covers';
import { linksOf } from '../../support/places';
import { rendered } from '../../support/rendered';
import { figuresOf, ownText, pointsBelow, states } from '../../support/safety';
import { saysInOrder, textOf } from '../../support/text';

const pages: readonly (PageSafety & { readonly path: (typeof routes)[number]['path'] })[] = [
  ...conditionSafety,
  ...programSafety,
];

for (const { path, facts, figures } of pages) {
  describe(path, () => {
    const own = ownText(rendered(path).main);

    for (const fact of facts) {
      const what = fact.says.join(' … ');
      test(`${path} ${fact.denies ? 'denies' : 'says'}: ${what}`, covers('CONTENT-SAFETY-FACTS~1'), () => {
        expect(states(own, fact), own).toBe(true);
      });
    }

    test(`${path} has these figures and no others`, covers('CONTENT-FIGURES~1'), () => {
      expect(figuresOf(own)).toEqual(figures);
    });
  });
}

test('the fixture has safety facts for every condition and program', covers('CONTENT-SAFETY-FACTS~1'), () => {
  const expected = routes.filter(({ family }) => family === 'condition' || family === 'program');
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.map(({ path }) => path).sort());
  expect(pages.filter(({ facts }) => facts.length === 0)).toEqual([]);
});

describe('the card of urgent actions on the crisis page', () => {
  const { main } = rendered('/crisis-intervention');
  const headings = main.querySelectorAll('h2').map(textOf);

  test('comes before its sections, in order', covers('CONTENT-CRISIS-CARD~1'), () => {
    const expected = crisisCard.map(({ heading }) => heading);
    expect(headings.slice(0, expected.length)).toEqual(expected);
  });

  test('leads to the overdose steps of the page on opioids', covers('CONTENT-CRISIS-CARD~1'), () => {
    expect(linksOf(main)).toContainEqual({ label: 'how to give it', path: '/opioid#overdose' });
  });

  for (const { heading, points } of crisisCard) {
    test(`has these points below "${heading}", in order`, covers('CONTENT-CRISIS-CARD~1'), () => {
      const found = pointsBelow(main, heading);
      expect(found).toHaveLength(points.length);
      expect(found.filter((point, index) => !saysInOrder(point, points[index] ?? ['missing']))).toEqual([]);
    });
  }
});
