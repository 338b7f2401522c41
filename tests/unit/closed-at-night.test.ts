import { expect, test } from 'vitest';
import { quotes } from '../../spec/content';
import { paths } from '../../src/paths';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';
import { withFacts } from '../support/facts';
import { hasQuote } from '../support/quotes';
import { escaped } from '../support/text';
import { textsWith } from '../support/with-site';

const clinicWith = (closedAtNight: boolean, phoneHours: string): Site => ({
  ...site,
  options: { ...site.options, closedAtNight },
  care: { ...site.care, phoneHours },
});

/** The quotes that say or imply that the phone is answered at night. */
const statements = quotes.filter(({ atNight }) => atNight);
const said = statements.flatMap(({ says }) => (typeof says === 'string' ? withFacts(says) : []));

const anyHour =
  /day (?:and|or) night|\bany (?:hour|time)|24[- ]?hour|24\/7|around the clock|de día [oy] de noche|cualquier hora|24 horas/i;
const aboutUs = new RegExp(`\\b(?:us|we|our|by phone|llamarnos)\\b|${escaped(site.phone.href)}`, 'i');
/** Sentences that say that we can be reached at any hour. "If you need care day and night" speaks of hospitals. */
const promisesIn = (text: string) =>
  text
    .split(/\n|(?<=[.!?]) /)
    .filter(
      (sentence) => anyHour.test(sentence) && aboutUs.test(sentence) && !/need care day and night/.test(sentence),
    );

const whomToCall = 'When we’re closed, call [988](tel:988) or [text 988](sms:988).';

test('when a clinic is closed at night, no page says that it answers at any hour; the pages that would say so, except the home page, say whom to call instead', {
  tags: 'facts',
}, async () => {
  const open = await textsWith(clinicWith(false, '24 hours a day, 7 days a week'), ['/crisis-intervention']);
  const closed = await textsWith(clinicWith(true, 'from 9 a.m. to 6 p.m., Monday to Friday'), paths);
  // The search finds such sentences where they are true.
  expect(open.flatMap(promisesIn).some((sentence) => sentence.includes(site.phone.href))).toBe(true);
  expect(closed.map((text) => said.filter((sentence) => hasQuote(text, sentence)))).toEqual(paths.map(() => []));
  expect(closed.map(promisesIn)).toEqual(paths.map(() => []));
  const silent = paths.filter(
    (path, at) => statements.some(({ page }) => page === path) && !hasQuote(closed[at] ?? '', whomToCall),
  );
  // The home page states only the hours; it already links to 988 elsewhere.
  expect(silent).toEqual(['/']);
});
