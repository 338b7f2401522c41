import { expect, test } from 'vitest';
import { compare, readSpecification } from '../specification';

// biome-ignore format: a table, one case per line
const documents: Readonly<Record<string, readonly [text: string, ...sentences: string[]]>> = {
  'sentences by section, from 0': ['# A shop\nIt sells. It buys.\n## 1. Doors\nOne door.\n## 2.1 Keys\nTwo.', '0.1 It sells', '0.2 It buys', '1.1 One door', '2.1.1 Two'],
  'paragraphs and list items of several lines': ['First line\r\ngoes  on.\n\n- An item\n  of two lines.\n* Another\n\n3) Last.', '0.1 First line goes on', '0.2 An item of two lines', '0.3 Another', '0.4 Last'],
  'the sentences of a table row under one number': ['Fields:\n| Field | Rule |\n|:---|---:|\n| name | letters. Spaces |\n| a \\| b | digits |\nEnd.', '0.1 Fields:', '0.2a name | letters', '0.2b Spaces', '0.3 a \\| b | digits', '0.4 End'],
  'parts between semicolons, except in parentheses': ['A door (red; or blue); two keys. Version 3.2.0, e.g. on 11/30/25.', '0.1a A door (red; or blue)', '0.1b two keys', '0.2 Version 3.2.0, e.g. on 11/30/25'],
};
test.each(Object.entries(documents))('readSpecification reads %s', (_, [text, ...sentences]) => {
  expect(readSpecification(text).map((sentence) => `${sentence.place} ${sentence.text}`)).toEqual(sentences);
});

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
  'a sentence without a rule, and the reverse': [['Doors are red.', 'Keys are flat.'], '1.9', 'sentence without a rule: 1.1 “Doors are red”', 'rule without a sentence: RED'],
};
test.each(Object.entries(differences))('compare reports %s', (_, [sentences, from, ...lines]) => {
  expect(compare(documentOf(...sentences), known, [{ id: 'RED', from }], [{ from: '1.2' }])).toEqual(lines);
});
