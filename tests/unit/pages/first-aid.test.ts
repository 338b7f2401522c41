import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

/** What a list of first aid says, in the order in which it saves lives, in English or in Spanish. */
const order = [
  /\b911\b|give naloxone/i,
  /naloxon|naloxona/i,
  /rescue breaths or CPR right away|respiración de rescate o RCP de inmediato/,
  /new spray in the other nostril|aerosol nuevo en el otro orificio/,
  /onto their side|póngala de lado/,
  /Stay until|Quédese con/,
];

/** The page's lists that name a second spray: the card and the steps. */
const listsAt = (path: (typeof routes)[number]['path']) =>
  rendered(path)
    .main.querySelectorAll('ol, ul')
    .map(textOf)
    .filter((text) => order[3]?.test(text));

const firstAidPages = routes.filter(({ path, family }) => family === 'substance' || path === '/crisis-intervention');

test.each(firstAidPages)(
  'the card and the overdose steps of $path ask for rescue breaths before a second spray',
  covers('CONTENT-FIRST-AID'),
  ({ path }) => {
    const lists = listsAt(path);
    expect(lists).toHaveLength(2);
    for (const text of lists) {
      const places = order.map((part) => text.search(part));
      expect(places, text).not.toContain(-1);
      expect(places, text).toEqual(places.toSorted((a, b) => a - b));
    }
  },
);

test('the overdose steps are on the twelve substance pages and the crisis page', covers('CONTENT-FIRST-AID'), () => {
  const paths = routes.filter(({ path }) => listsAt(path).length > 0).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(firstAidPages.map(({ path }) => path).toSorted());
});
