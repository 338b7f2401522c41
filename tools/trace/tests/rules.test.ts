import { expect, test } from 'vitest';
import { compare, readSpecification } from '../specification';

// biome-ignore format: a table, one case per line
const documents: Readonly<Record<string, readonly [text: string, ...sentences: string[]]>> = {
  'sentences by section, with section 0 for the introduction': [
    '# A shop\n\nIt sells. It buys.\n\n## 1. Doors\n\nOne door.\n\n## 2.1 Keys\n\nTwo.',
    ...['0.1 It sells', '0.2 It buys', '1.1 One door', '2.1.1 Two'],
  ],
  'the lines of a paragraph or a list item as one sentence': [
    'First line\r\ngoes  on.\n\n- An item\n  of two lines.\n* Another\n\n3) Last.',
    ...['0.1 First line goes on', '0.2 An item of two lines', '0.3 Another', '0.4 Last'],
  ],
  'a table row under one number, and skips the header': [
    'Fields:\n| Field | Rule |\n|:---|---:|\n| name | letters. Spaces |\n| a \\| b | digits |\nEnd.',
    ...['0.1 Fields:', '0.2a name | letters', '0.2b Spaces', '0.3 a \\| b | digits', '0.4 End'],
  ],
  'each part of a sentence between semicolons, but does not divide parentheses': [
    'It has: a door (red; or blue); two keys. Version 3.2.0, e.g. on 11/30/25.',
    ...['0.1a It has: a door (red; or blue)', '0.1b two keys', '0.2 Version 3.2.0, e.g. on 11/30/25'],
  ],
};
for (const [what, [text, ...sentences]] of Object.entries(documents)) {
  test(`readSpecification reads ${what}`, () => {
    expect(readSpecification(text).map((sentence) => `${sentence.place} ${sentence.text}`)).toEqual(sentences);
  });
}

test.each(['', '# 1. Only a heading', 'PK\0\0'])('readSpecification rejects %j', (text) => {
  expect(() => readSpecification(text)).toThrow('is not plain text or Markdown');
});

const documentOf = (...sentences: string[]) => readSpecification(`# 1. Shop\n\n${sentences.join(' ')}`);
const known = Object.fromEntries(
  documentOf('Doors are red.', 'Keys are flat.').map(({ place, fingerprint }) => [place, fingerprint]),
);
// biome-ignore format: a table, one case per line
const differences: Readonly<Record<string, readonly [sentences: string[], from: string, ...differences: string[]]>> = {
  'no difference in an unchanged document': [['Doors are\nred.', 'Keys  are flat.'], '1.1'],
  'a changed sentence': [['Doors are blue.', 'Keys are flat.'], '1.1', 'changed sentence: 1.1 “Doors are blue”; named by RED'],
  'a new sentence': [['Doors are red.', 'Keys are flat.', 'Bells ring.'], '1.1', 'new sentence: 1.3 “Bells ring”'],
  'a removed sentence': [['Doors are red.'], '1.1', 'removed sentence: 1.2; named by no rule'],
  'a sentence without a rule, and a rule without a sentence': [
    ['Doors are red.', 'Keys are flat.'],
    '1.9',
    ...['sentence without a rule: 1.1 “Doors are red”', 'rule without a sentence: RED'],
  ],
};
for (const [what, [sentences, from, ...lines]] of Object.entries(differences)) {
  test(`compare reports ${what}`, () => {
    expect(compare(documentOf(...sentences), known, [{ id: 'RED', from }], [{ from: '1.2' }])).toEqual(lines);
  });
}
