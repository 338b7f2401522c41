import { expect, test } from 'vitest';
import { paths } from '../../src/routes';
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
  covers('OPTION-CLOSED~1'),
  async () => {
    const pages = await pagesWith({ options, care }, paths);
    const passages = pages.flatMap((page, index) =>
      passagesOf(page).map((passage) => ({ path: paths[index], text: textOf(passage) })),
    );
    const sentences = passages.flatMap(({ path, text }) =>
      text.split(/(?<=[.!?])\s/).map((sentence) => ({ path, sentence })),
    );
    expect(
      sentences.filter(({ sentence }) => own.test(sentence) && atAnyHour.test(sentence) && !/988|RAINN/.test(sentence)),
    ).toEqual([]);
    const named = new Set(passages.filter(({ text }) => /our crisis hotline/i.test(text)).map(({ path }) => path));
    const explained = new Set(
      passages.filter(({ text }) => /closed, call or text 988/.test(text)).map(({ path }) => path),
    );
    expect([...named].filter((path) => !explained.has(path))).toEqual([]);
    expect(named.size).toBeGreaterThan(3);
  },
);
