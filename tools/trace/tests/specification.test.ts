import { describe, expect, test } from 'vitest';
import { fingerprintOf, readSpecification } from '../specification';
import { meta } from '../tags';

const lines = (...text: string[]) => text.join('\n');
const read = (...text: string[]) =>
  readSpecification(lines(...text)).map((sentence) => `${sentence.place} ${sentence.text}`);

describe('readSpecification', () => {
  test('numbers sentences within sections, from 0 for the introduction', meta, () => {
    const text = [
      '# A shop',
      '',
      'It sells. It buys.',
      '',
      '## 1. Doors',
      '',
      'One door.',
      '',
      '## 2.1 Keys',
      '',
      'Two.',
    ];
    expect(read(...text)).toEqual(['0.1 It sells', '0.2 It buys', '1.1 One door', '2.1.1 Two']);
  });

  test('counts sections whose headings have no numbers', meta, () => {
    const text = [
      '# A shop',
      'It sells.',
      '## Doors',
      'One door.',
      '## 24/7 service',
      'Always.',
      '### Calls',
      'By bell.',
    ];
    expect(read(...text)).toEqual(['0.1 It sells', '1.1 One door', '2.1 Always', '3.1 By bell']);
  });

  test('joins the lines of a paragraph and of a list item', meta, () => {
    const text = ['First line', 'goes  on. Second.', '', '- An item', '  of two lines.', '* Another', '', '3) Last.'];
    const numbered = ['0.1 First line goes on', '0.2 Second', '0.3 An item of two lines', '0.4 Another', '0.5 Last'];
    expect(read(...text)).toEqual(numbered);
  });

  test('takes a table row as one, without the header', meta, () => {
    const text = [
      'Fields:',
      '| Field | Rule |',
      '|:---|---:|',
      '| name | letters. Spaces |',
      '| a \\| b | digits |',
      'End.',
    ];
    expect(read(...text)).toEqual([
      '0.1 Fields:',
      '0.2a name | letters',
      '0.2b Spaces',
      '0.3 a \\| b | digits',
      '0.4 End',
    ]);
  });

  test('divides at semicolons, but not within parentheses', meta, () => {
    expect(read('It has: a door (red; or blue); two keys; a bell (loud). Good.')).toEqual([
      '0.1a It has: a door (red; or blue)',
      '0.1b two keys',
      '0.1c a bell (loud)',
      '0.2 Good',
    ]);
  });

  test('does not divide at a period within a number, a file or an abbreviation before a small letter', meta, () => {
    expect(read('Version 3.2.0 of /api/v1.0/send, e.g. on 11/30/25. Ask "Why?", they say.')).toEqual([
      '0.1 Version 3.2.0 of /api/v1.0/send, e.g. on 11/30/25',
      '0.2 Ask "Why?", they say',
    ]);
  });

  test('gives each part a letter, beyond z as well', meta, () => {
    const places = readSpecification(Array.from({ length: 28 }, (_, index) => `n${index}`).join('; '));
    expect([0, 25, 26, 27].map((index) => places[index]?.place)).toEqual(['0.1a', '0.1z', '0.1aa', '0.1bb']);
  });

  test('reads lines that end as on Windows', meta, () => {
    expect(readSpecification('# 1 A\r\n\r\nOne.\r\nTwo.\r\n')).toEqual(readSpecification('# 1 A\n\nOne.\nTwo.\n'));
  });

  test('finds nothing in an empty text', meta, () => {
    expect(readSpecification('')).toEqual([]);
  });
});

describe('fingerprintOf', () => {
  test('is the beginning of the SHA-256 of the text', meta, () => {
    expect(fingerprintOf('abc')).toBe('ba7816bf');
  });

  test('is the same whether an accent is part of its letter or a sign of its own', meta, () => {
    expect(fingerprintOf('cafe\u0301')).toBe(fingerprintOf('caf\u00e9'));
  });

  for (const same of ['  abc\n', 'abc.', 'abc;']) {
    test(`is the same for ${JSON.stringify(same)} as for "abc"`, meta, () => {
      expect(fingerprintOf(same)).toBe(fingerprintOf('abc'));
    });
  }

  for (const [one, other] of [
    ["label 'Submit'", "label 'SUBMIT'"],
    ['3 seconds', '30 seconds'],
    ['a, b', 'a b'],
  ] as const) {
    test(`tells ${one} from ${other}`, meta, () => {
      expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
    });
  }
});
