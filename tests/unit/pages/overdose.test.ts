import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { cardSteps, everyPage, pageWarnings, type Step, steps, urgentCard } from '../../../spec/overdose';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { isDenial, linksOf, one, passagesOf, saysAll, sectionsNamed } from '../../support/places';
import { rendered } from '../../support/rendered';
import { plain, says, textOf } from '../../support/text';

const pages = routes.filter(({ family }) => family === 'substance').map(({ path }) => path);

const begins = (text: string, words = '') => text.toLowerCase().startsWith(plain(words).toLowerCase());

/** Where each step is in a list; -1 if no item says all of it. */
const placesOf = (list: HTMLElement, wanted: readonly Step[]) =>
  wanted.map((step) =>
    list.querySelectorAll('li').findIndex((item) => begins(textOf(item), step.begins) && saysAll(item, step.says)),
  );

/** Expects all steps in a list, in their order, the last one last. */
function expectSteps(list: HTMLElement, wanted: readonly Step[]) {
  const places = placesOf(list, wanted);
  expect(places, wanted.map(({ what }) => what).join(', ')).not.toContain(-1);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(list.querySelectorAll('li').length - 1);
}

/** The sentences of a page’s own text that say one of these words. */
const sentencesWith = (main: HTMLElement, words: RegExp) =>
  passagesOf(main)
    .flatMap((passage) => textOf(passage).split(/(?<=[.!?])\s+/))
    .filter((sentence) => words.test(sentence));

describe('the overdose steps', () => {
  for (const path of pages) {
    test(
      `of ${path} are all there, in their order, from the call to staying`,
      covers('CONTENT-OVERDOSE-STEPS~1'),
      () => {
        const list = one(rendered(path).main, '#overdose ol');
        expectSteps(list, steps);
        expect(linksOf(list)[0]).toEqual({ label: '911', path: 'tel:911' });
      },
    );

    test(`of ${path} put only a person who breathes onto their side`, covers('CONTENT-OVERDOSE-STEPS~1'), () => {
      const passages = passagesOf(rendered(path).main).map(textOf);
      const turned = passages.filter((text) => /\btheir side\b|recovery position/i.test(text));
      expect(turned).not.toEqual([]);
      expect(turned.filter((text) => !/^breathing but not awake|if they're breathing/i.test(text))).toEqual([]);
    });

    test(`of ${path} never say that naloxone reverses what it does not`, covers('CONTENT-OVERDOSE-STEPS~1'), () => {
      const sentences = sentencesWith(rendered(path).main, /\brevers/i);
      expect(sentences).not.toEqual([]);
      expect(sentences.filter((sentence) => !isDenial(sentence))).toEqual([]);
    });

    test(`of ${path} give one time for the second naloxone`, covers('CONTENT-OVERDOSE-STEPS~1'), () => {
      const sentences = sentencesWith(rendered(path).main, /\b(?:new spray|again after)\b/i);
      expect(sentences.filter((sentence) => !says(sentence, 'in 2 to 3 minutes, use a new spray'))).toEqual([]);
    });
  }
});

describe('the card of urgent actions', () => {
  const { callIf, alsoCallIf } = urgentCard;

  for (const path of pages) {
    const boxes = () => sectionsNamed(rendered(path).main, 'urgent help');

    test(`of ${path} has one action a heading, with few points and links`, covers('CONTENT-URGENT-CARD~2'), () => {
      const [box] = boxes();
      expect(box?.querySelectorAll('h2').map(textOf)).toEqual(urgentCard.headings);
      const lists = box?.querySelectorAll('ul') ?? [];
      expect(lists).toHaveLength(urgentCard.headings.length);
      for (const list of lists) {
        expect(list.querySelectorAll('li').length).toBeLessThanOrEqual(urgentCard.maxPoints);
        expect(linksOf(list).length).toBeLessThanOrEqual(urgentCard.maxLinks);
      }
    });

    test(
      `of ${path} says when to call and what to do, in the order of the steps`,
      covers('CONTENT-URGENT-CARD~2'),
      () => {
        const [call, wait] = boxes()[0]?.querySelectorAll('ul') ?? [];
        const also = alsoCallIf.find((row) => row.path === path)?.says ?? [];
        for (const wordings of [...callIf, ...also]) expect(call && saysAll(call, [wordings]), wordings[0]).toBe(true);
        expect(wait).toBeDefined();
        if (wait) expectSteps(wait, cardSteps);
      },
    );

    test(`of ${path} leads to the overdose steps`, covers('CONTENT-URGENT-CARD~2'), () => {
      const wait = boxes()[0]?.querySelectorAll('ul')[1];
      expect(wait && linksOf(wait)).toEqual([{ label: 'how to give it', path: `${path}#overdose` }]);
    });
  }
});

describe('a warning that a mistake would make dangerous', () => {
  const warningsOf = (path: string) => pageWarnings.find((row) => row.path === path)?.warnings ?? [];

  for (const path of pages) {
    for (const { what, says: things } of [...everyPage, ...warningsOf(path)]) {
      test(`is on ${path}: ${what}`, covers('CONTENT-SUBSTANCE-WARNINGS~1'), () => {
        const passages = passagesOf(rendered(path).main);
        expect(
          passages.some((passage) => saysAll(passage, things)),
          JSON.stringify(things),
        ).toBe(true);
      });
    }
  }

  test('is in the contract for every substance page', covers('CONTENT-SUBSTANCE-WARNINGS~1'), () => {
    expect(pageWarnings.map(({ path }) => path)).toEqual(pages);
  });
});
