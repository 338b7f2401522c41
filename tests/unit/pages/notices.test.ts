import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages, notices } from '../../../spec/extensions/notices';
import type { Path } from '../../../spec/routes';
import { longDate } from '../../../src/content/format';
import { notices as noticeData } from '../../../src/content/notices';
import { isShown } from '../../../src/content/notices/notice';
import { site } from '../../../src/site';
import { linksOf } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { plain, textOf } from '../../support/text';

/** The sections of a page with this heading. */
const sectionsNamed = (path: Path, heading: string) =>
  rendered(path)
    .main.querySelectorAll('section')
    .filter((section) => textOf(section.querySelector('h2') ?? section) === heading);

test('each notice is on its pages; its source and the date of its check are not', { tags: 'law' }, () => {
  for (const { heading, source, pages } of notices)
    for (const path of pages) {
      const sections = sectionsNamed(path, heading);
      const [data] = noticeData.filter((notice) => notice.heading === heading);
      expect(sections, path).toHaveLength(data && isShown(data, site.law) ? 1 : 0);
      const text = sections.map(textOf).join('\n');
      expect(data?.source, heading).toBe(source);
      expect(text, `${heading} on ${path}`).not.toContain(plain(source));
      if (data) expect(text, `${heading} on ${path}`).not.toContain(plain(longDate(data.checkedOn)));
      for (const day of [data?.inForceSince, data?.requiredSince])
        expect(z.iso.date().optional().safeParse(day).success, `${heading}: ${day}`).toBe(true);
    }
});

test('/accessibility offers help in each language of the fixture, with its language code and the phone number', {
  tags: 'law',
}, ({ skip }) => {
  const isOwed = site.law.federalFunds && !site.law.leftOut.includes('language-assistance');
  skip(!isOwed, 'This clinic owes no notice of help in other languages, or leaves it out');
  const sections = sectionsNamed('/accessibility', 'Free help in your language');
  const texts = sections.flatMap((section) => section.querySelectorAll('[lang]'));
  const found = texts.map((text) => ({
    lang: text.getAttribute('lang'),
    dir: text.getAttribute('dir') ?? null,
    calls: linksOf(text)
      .filter(({ path }) => path !== 'tel:711')
      .map(({ path }) => path),
  }));
  expect(found).toEqual(languages.map((language) => ({ ...language, calls: [site.phone.href] })));
  expect(texts.map(textOf).filter((text) => text.length <= 60)).toEqual([]);
});
