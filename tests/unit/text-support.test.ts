import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../support/covers';
import { gradeLevel } from '../support/readability';
import { allText, hasExactWording, hasWording, textOf } from '../support/text';

// biome-ignore format: a table, one case a row
const cases = [
  { why: 'letter case is ignored', text: 'Call the HOTLINE.', wording: 'hotline', begins: true, exactly: true },
  { why: 'a word may continue, but not exactly', text: 'two seizures', wording: 'seizure', begins: true, exactly: false },
  { why: 'a number does not end a longer one', text: 'for 14 days', wording: '4 days', begins: false, exactly: false },
  { why: 'a number does not begin a longer one', text: 'room 175', wording: '17', begins: false, exactly: false },
  { why: 'a wording does not begin inside a word', text: 'unclean test', wording: 'clean test', begins: false, exactly: false },
  { why: 'punctuation ends a word', text: 'an addict.', wording: 'addict', begins: true, exactly: true },
  { why: 'symbols count', text: 'the #1 clinic', wording: '#1', begins: true, exactly: true },
  { why: 'a wording does not span two lines', text: 'the best\nin town', wording: 'best in', begins: false, exactly: false },
];

test('hasWording and hasExactWording find whole words', meta, () => {
  const found = cases.map(({ text, wording, ...rest }) => ({
    ...rest,
    text,
    wording,
    begins: hasWording(text, wording),
    exactly: hasExactWording(text, wording),
  }));
  expect(found).toEqual(cases);
});

test('textOf puts blocks on lines of their own, but not links and emphasis', meta, () => {
  const page = parse('<h2>It’s\n here</h2><p>Call <a href="tel:911"><b>911</b></a>.</p><ul><li>a</li><li>b</li></ul>');
  expect(textOf(page)).toBe("It's here\nCall 911.\na\nb");
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
