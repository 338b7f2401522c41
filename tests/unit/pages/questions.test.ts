import { describe, expect, test } from 'vitest';
import { askedBeforeCalling, privacyAnswers, privacyLaws, whoWillKnow } from '../../../spec/questions';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { isDenial, linksOf, one, passagesOf, sectionsNamed, textSaysAll } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';
import { says, textOf } from '../../support/text';

/** Where a page must say who will know. */
function placesOf(path: Path) {
  const { main } = rendered(path);
  return path === '/contact' ? sectionsNamed(main, 'before they call') : sectionsNamed(main, 'first call');
}

const callPages = routes.filter(
  ({ family, path }) => ['condition', 'substance'].includes(family) || path === '/contact',
);

describe('who will know', () => {
  for (const { path } of callPages) {
    test(`${path} says who is not told of a call, and when they may be`, covers('CONTENT-WHO-WILL-KNOW~1'), () => {
      const answers = placesOf(path)
        .flatMap(passagesOf)
        .filter((passage) => textSaysAll(textOf(passage), whoWillKnow.told));
      const [answer, ...others] = answers;
      expect(others).toEqual([]);
      const [, promise = ''] = /Who will know\? ([^.]+\.)/.exec(answer ? textOf(answer) : '') ?? [];
      expect(isDenial(promise), promise).toBe(true);
      expect(textSaysAll(promise, [...whoWillKnow.told, ...whoWillKnow.exceptions]), promise).toBe(true);
      expect(answer && linksOf(answer).map((link) => link.path)).toContain('/privacy');
    });
  }

  for (const { what, texts } of privacyAnswers) {
    test(`the privacy page answers for: ${what}`, covers('CONTENT-PRIVACY-ANSWERS~1'), () => {
      const passages = sectionsNamed(rendered('/privacy').main, 'who will know').flatMap(passagesOf);
      expect(passages.filter((passage) => textSaysAll(textOf(passage), texts))).toHaveLength(1);
    });
  }

  for (const { what, texts } of privacyLaws) {
    test(`the privacy page says what ${what} protects`, covers('CONTENT-PRIVACY-LAWS~1'), () => {
      const passages = sectionsNamed(rendered('/privacy').main, 'laws').flatMap(passagesOf);
      expect(passages.filter((passage) => textSaysAll(textOf(passage), texts))).toHaveLength(1);
    });
  }
});

describe('what people ask before they call', () => {
  for (const { what, pages, texts } of askedBeforeCalling) {
    for (const path of pages) {
      test(`${path} answers: ${what}`, covers('CONTENT-ASKED-BEFORE~1'), () => {
        const said = passagesOf(rendered(path).main).map(textOf);
        expect(said.filter((text) => textSaysAll(text, texts))).not.toEqual([]);
      });
    }
  }
});

test('the contact page says what the second number is for', covers('CONTENT-SECOND-PHONE-PURPOSE~1'), () => {
  const { main } = rendered('/contact');
  const line = textOf(one(main, `span:has(> a[href="${site.secondPhone.href}"])`));
  expect(line.endsWith(`: ${site.secondPhone.display}`), line).toBe(true);
  expect(says(line, site.secondPhone.purpose)).toBe(true);
  expect(site.secondPhone.purpose).toMatch(/\bfor\b|\bto\b/);
});
