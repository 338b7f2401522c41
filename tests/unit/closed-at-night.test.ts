import { expect, test } from 'vitest';
import { paths } from '../../src/paths';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { passagesOf } from '../support/parsed-page';
import { textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

const options = { ...site.options, closedAtNight: true };
const care = { ...site.care, phoneHours: 'from 9 a.m. to 6 p.m., Monday to Friday' };
const own = /\bhotline\b(?!,)|\bsupport team\b|\bwe answer\b|\bour phone\b|llámenos/i;
const atAnyHour = /24\/7|24 hours|around the clock|any hour|day and night|at any time|tonight|at night|de noche/i;

test(
  'a clinic that is closed at night claims no other hours, and says whom to call then',
  covers('OPTION-CLOSED'),
  async () => {
    const named = [];
    for (const [index, page] of (await pagesWith({ options, care }, paths)).entries()) {
      const texts = passagesOf(page).map(textOf);
      const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s/));
      const claims = sentences.filter((text) => own.test(text) && atAnyHour.test(text) && !/988|RAINN/.test(text));
      expect(claims, paths[index]).toEqual([]);
      if (!texts.some((text) => /our crisis hotline/i.test(text))) continue;
      named.push(paths[index]);
      expect(texts, paths[index]).toContainEqual(expect.stringMatching(/closed, call or text 988/));
    }
    expect(named.length).toBeGreaterThan(3);
  },
);
