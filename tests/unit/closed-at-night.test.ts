import { expect, test } from 'vitest';
import { quotes } from '../../spec/content';
import { paths } from '../../src/paths';
import { site } from '../../src/site';
import { subject } from '../support/covers';
import { withFacts } from '../support/facts';
import { hasQuote } from '../support/quotes';
import { textsWith } from '../support/with-site';

const options = { ...site.options, closedAtNight: true };
const care = { ...site.care, phoneHours: 'from 9 a.m. to 6 p.m., Monday to Friday' };

/** The quotes that say or imply that the phone is answered at night. */
const statements = quotes.filter(({ atNight }) => atNight);
const said = statements.flatMap(({ says }) => (typeof says === 'string' ? withFacts(says) : []));

const anyHour =
  /day (?:and|or) night|\bany (?:hour|time)|24[- ]?hour|24\/7|around the clock|de día [oy] de noche|cualquier hora|24 horas/i;
const aboutUs = new RegExp(`\\b(?:us|we|our|by phone|llamarnos)\\b|${site.phone.href}`, 'i');
/** Sentences that say that we can be reached at any hour. "If you need care day and night" speaks of hospitals. */
const promisesIn = (text: string) =>
  text
    .split(/\n|(?<=[.!?]) /)
    .filter(
      (sentence) => anyHour.test(sentence) && aboutUs.test(sentence) && !/need care day and night/.test(sentence),
    );

const whomToCall = 'When we’re closed, call [988](tel:988) or [text 988](sms:988).';

test(
  'when a clinic is closed at night, no page says that it answers at any hour; the pages that would say so, except the home page, say whom to call instead',
  subject('facts'),
  async () => {
    const texts = await textsWith({ ...site, options, care }, paths);
    const silent = [];
    for (const [index, path] of paths.entries()) {
      const text = texts[index] ?? '';
      expect(
        said.filter((sentence) => hasQuote(text, sentence)),
        path,
      ).toEqual([]);
      expect(promisesIn(text), path).toEqual([]);
      if (statements.some(({ page }) => page === path) && !hasQuote(text, whomToCall)) silent.push(path);
    }
    // The home page states only the hours; it already links to 988 elsewhere.
    expect(silent).toEqual(['/']);
  },
);
