import { languages, notices } from '../../spec/extensions/notices';
import { site } from '../../src/site';
import { linksOf, nameOf, sectionsNamed, textSaysAll } from '../support/places';
import { textOf } from '../support/text';
import type { PageCase } from './page-case';

const noticeCases = notices.flatMap(({ heading, source, pages, texts }) =>
  pages.map(
    (path): PageCase => ({
      title: `${path} has the notice "${heading}" with what it must say`,
      rules: ['LAW-NOTICES~1'],
      path,
      found: ({ main }) => {
        const text = sectionsNamed(main, heading).map(textOf).join('\n');
        const missing = [...texts, [`Source: ${source}.`], ['Checked on ']].filter((one) => !textSaysAll(text, [one]));
        return { missing, heading: sectionsNamed(main, heading).map(nameOf) };
      },
      expected: { missing: [], heading: [heading] },
    }),
  ),
);

const clinicNumber = { label: site.phone.display, path: site.phone.href };

const languageCase: PageCase = {
  title: '/accessibility offers help in each language of the fixture, marked as such, with the phone number',
  rules: ['LAW-LANGUAGES~1'],
  path: '/accessibility',
  found: ({ main }) =>
    sectionsNamed(main, 'free help in your language')
      .flatMap((section) => section.querySelectorAll('[lang]'))
      .map((element) => ({
        lang: element.getAttribute('lang'),
        dir: element.getAttribute('dir') ?? null,
        calls: linksOf(element).filter(({ path }) => path === clinicNumber.path).length,
        words: textOf(element).length > 60,
      })),
  expected: languages.map((language) => ({ ...language, calls: 1, words: true })),
};

/** Notices that the law asks of a clinic: an extension of sections 1 and 2. */
export const lawCases: readonly PageCase[] = [...noticeCases, languageCase];
