import { expect, test } from 'vitest';
import { languages, notices } from '../../../spec/extensions/notices';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, nameOf, sectionsNamed } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

test('each notice stands on its pages, with its source and when it was checked', covers('LAW-NOTICES~2'), () => {
  for (const { heading, source, pages } of notices)
    for (const path of pages) {
      const sections = sectionsNamed(rendered(path).main, heading);
      const text = sections.map(textOf).join('\n');
      expect(sections.map(nameOf), path).toEqual([heading]);
      expect(text, `${heading} on ${path}`).toContain(`Source: ${source}.`);
      expect(text, `${heading} on ${path}`).toMatch(/\bChecked on \p{Lu}\p{L}+ \d{1,2}, \d{4}\./u);
    }
});

test(
  '/accessibility offers help in each language of the fixture, marked as such, with the phone number',
  covers('LAW-LANGUAGES~1'),
  () => {
    const sections = sectionsNamed(rendered('/accessibility').main, 'free help in your language');
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
  },
);
