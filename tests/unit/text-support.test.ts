import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { gradeLevel } from '../support/readability';
import { everythingSaid, says, saysExactly, textOf } from '../support/text';

describe('says and saysExactly', () => {
  // biome-ignore format: a table, one case a row
  const cases = [
    { why: 'letter case is ignored', text: 'Call the HOTLINE.', wording: 'hotline', says: true, exactly: true },
    { why: 'a word may continue, but not exactly', text: 'two seizures', wording: 'seizure', says: true, exactly: false },
    { why: 'a number does not end a longer one', text: 'for 14 days', wording: '4 days', says: false, exactly: false },
    { why: 'a number does not begin a longer one', text: 'room 175', wording: '17', says: false, exactly: false },
    { why: 'a wording does not begin inside a word', text: 'unclean test', wording: 'clean test', says: false, exactly: false },
    { why: 'addiction is not addict', text: 'addiction', wording: 'addict', says: true, exactly: false },
    { why: 'punctuation ends a word', text: 'an addict.', wording: 'addict', says: true, exactly: true },
    { why: 'symbols count', text: 'the #1 clinic', wording: '#1', says: true, exactly: true },
    { why: 'a wording does not span two lines', text: 'the best\nin town', wording: 'best in', says: false, exactly: false },
  ] as const;

  for (const { why, text, wording, says: begun, exactly } of cases) {
    test(why, meta, () => {
      expect([says(text, wording), saysExactly(text, wording)]).toEqual([begun, exactly]);
    });
  }
});

describe('text of a page', () => {
  test('textOf puts blocks on lines of their own, but not links and emphasis', meta, () => {
    const page = parse(
      '<h2>It’s\n here</h2><p>Call <a href="tel:911"><b>911</b></a>.</p><ul><li>a</li><li>b</li></ul>',
    );
    expect(textOf(page)).toBe("It's here\nCall 911.\na\nb");
  });

  test('everythingSaid includes the texts of attributes', meta, () => {
    const page = parse('<p>text<img alt="a picture"></p><nav aria-label="“Main”"></nav>');
    expect(everythingSaid(page)).toBe('text\na picture\n"Main"');
  });
});

describe('gradeLevel', () => {
  test('is low for short words in short sentences', meta, () => {
    expect(gradeLevel(['The cat sat on the mat.', 'It was a big cat.'])).toBeLessThan(2);
  });

  test('is high for long words in a long sentence', meta, () => {
    const hard =
      'Comprehensive interdisciplinary rehabilitation necessitates individualized pharmacological considerations.';
    expect(gradeLevel([hard])).toBeGreaterThan(15);
  });

  test('is NaN without text, so that an empty page cannot pass', meta, () => {
    expect(gradeLevel([])).toBeNaN();
  });
});
