import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../support/covers';
import { gradeLevel } from '../support/readability';
import { allText, hasExactWording, hasWording } from '../support/text';

test('hasWording and hasExactWording find whole words', meta, () => {
  const cases: readonly (readonly [text: string, wording: string, begins: boolean, exactly: boolean])[] = [
    ['Call the HOTLINE.', 'hotline', true, true],
    ['two seizures', 'seizure', true, false],
    ['for 14 days', '4 days', false, false],
    ['room 175', '17', false, false],
    ['unclean test', 'clean test', false, false],
    ['the #1 clinic', '#1', true, true],
    ['the best\nin town', 'best in', false, false],
  ];
  const found = cases.map(([text, wording]) => [
    text,
    wording,
    hasWording(text, wording),
    hasExactWording(text, wording),
  ]);
  expect(found).toEqual(cases);
});

test('allText includes the texts of attributes', meta, () => {
  const page = parse('<p>text<img alt="a picture"></p><nav aria-label="“Main”"></nav>');
  expect(allText(page)).toBe('text\na picture\n"Main"');
});

test('gradeLevel rises with the length of words and sentences, and is NaN without text', meta, () => {
  const hard =
    'Comprehensive interdisciplinary rehabilitation necessitates individualized pharmacological considerations.';
  expect(gradeLevel(['The cat sat on the mat.', 'It was a big cat.'])).toBeLessThan(2);
  expect(gradeLevel([hard])).toBeGreaterThan(15);
  expect(gradeLevel([])).toBeNaN();
});
