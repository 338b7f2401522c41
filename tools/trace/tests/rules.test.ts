import { expect, test } from 'vitest';
import type { Rule } from '../declarations';
import { jsonLines } from '../files';
import { placesIn } from '../read-project';
import type { RuleLock } from '../records';
import { hashOf, lockOf, lockProblems } from '../rule-lock';
import { compare, specificationLine, textsOf } from '../sources';
import { fingerprintOf, readSpecification } from '../specification';
import { meta } from '../tags';
import { rule } from './support/input';

const changes: Partial<Rule> = { statement: '', section: 4, layers: [], fixture: '', origin: 'extension', reason: '' };
for (const [name, value] of Object.entries(changes)) {
  test(`the hash of a rule depends on its ${name}`, meta, () => {
    expect(hashOf({ ...rule, [name]: value })).not.toBe(hashOf(rule));
  });
}

test('the hash of a rule does not depend on its id, revision and source, nor on the version of the tool', meta, () => {
  expect(hashOf({ ...rule, id: 'VAL-OTHER', rev: 7, source: [] })).toBe('18a98ecb8968ea7f');
});

const relock = ': run `npm run trace -- --lock`';
const raise = 'VAL-NAME has changed but is still at revision 2: raise its revision';
const lockAt = (rev: number) => ({ 'VAL-NAME': { rev, hash: 'other' } });
const locks: readonly (readonly [what: string, rules: Rule[], lock: RuleLock, message: string, ok: boolean])[] = [
  ['a new rule', [rule], {}, `the lock has no entry for VAL-NAME${relock}`, true],
  ['a changed rule with the same revision', [rule], lockAt(2), raise, false],
  ['a new revision', [rule], lockAt(1), `VAL-NAME is at revision 2, the lock at 1${relock}`, true],
  ['a lower revision', [rule], lockAt(3), 'VAL-NAME went back from revision 3 to 2', false],
  ['a lost rule', [], lockOf([rule]), `the lock has an entry for VAL-NAME, which is no longer a rule${relock}`, true],
];
for (const [what, rules, lock, message, ok] of locks) {
  test(`lockProblems reports ${what}`, meta, () => {
    expect(lockProblems(rules, lock)).toEqual([{ id: 'VAL-NAME', message, refused: !ok }]);
  });
}

test('the lock and the record have a line for each entry, sorted by its key', meta, () => {
  expect(jsonLines({ b: { rev: 2, hash: 'bb' }, a: 1 })).toBe('{\n  "a": 1,\n  "b": {"rev":2,"hash":"bb"}\n}\n');
});

test('placesIn returns the line of each rule, counted from 1', meta, () => {
  const places = placesIn('a.ts', "[\n  { id: 'VAL-A', rev: 1 },\n  // A comment\n  { id: 'VAL-B' },\n];");
  expect(places).toEqual({ 'VAL-A': { file: 'a.ts', line: 2 }, 'VAL-B': { file: 'a.ts', line: 4 } });
});

const documents: Readonly<Record<string, readonly [text: string, ...sentences: string[]]>> = {
  'sentences within sections, from 0 for the introduction': [
    '# A shop\n\nIt sells. It buys.\n\n## 1. Doors\n\nOne door.\n\n## 2.1 Keys\n\nTwo.',
    ...['0.1 It sells', '0.2 It buys', '1.1 One door', '2.1.1 Two'],
  ],
  'the lines of a paragraph and of a list item as one': [
    'First line\r\ngoes  on.\n\n- An item\n  of two lines.\n* Another\n\n3) Last.',
    ...['0.1 First line goes on', '0.2 An item of two lines', '0.3 Another', '0.4 Last'],
  ],
  'a table row as one sentence, without the header': [
    'Fields:\n| Field | Rule |\n|:---|---:|\n| name | letters. Spaces |\n| a \\| b | digits |\nEnd.',
    ...['0.1 Fields:', '0.2a name | letters', '0.2b Spaces', '0.3 a \\| b | digits', '0.4 End'],
  ],
  'parts between semicolons, but not within parentheses': [
    'It has: a door (red; or blue); two keys. Version 3.2.0, e.g. on 11/30/25.',
    ...['0.1a It has: a door (red; or blue)', '0.1b two keys', '0.2 Version 3.2.0, e.g. on 11/30/25'],
  ],
};
for (const [what, [text, ...sentences]] of Object.entries(documents)) {
  test(`readSpecification reads ${what}`, meta, () => {
    expect(readSpecification(text).map((sentence) => `${sentence.place} ${sentence.text}`)).toEqual(sentences);
  });
}

const documentOf = (...sentences: string[]) => readSpecification(`# 1. Shop\n\n${sentences.join(' ')}`);
const sourceOf = (place: string, text: string) => `${place}#${fingerprintOf(text)}`;
const [red, flat] = [sourceOf('1.1', ' Doors are red.\n'), sourceOf('1.2', 'Keys are flat')];
const sourced = [
  { id: 'RED', origin: 'specification', source: [red] },
  { id: 'WARM', origin: 'extension' },
] as const;
const notes = [{ sentence: 'Keys.', source: [flat] }];
const blue = sourceOf('1.1', 'Doors are blue');
const differences: Readonly<Record<string, readonly [sentences: string[], ...differences: string[]]>> = {
  'nothing if all is as the rules name it': [['Doors are red.', 'Keys are flat.']],
  'nothing if sentences stand elsewhere': [['Keys are flat.', 'Doors are red.']],
  'a changed sentence': [
    ['Doors are blue.', 'Keys are flat.'],
    `changed sentence: ${red} is now ${blue} “Doors are blue”; named by RED`,
  ],
  'a new sentence': [
    ['Doors are red.', 'Keys are flat.', 'Bells ring.'],
    `sentence without a rule: ${sourceOf('1.3', 'Bells ring')} “Bells ring”`,
  ],
  'a lost sentence': [['Doors are red.'], `rule without a sentence: ${flat} is not in the document; named by “Keys.”`],
};
for (const [what, [sentences, ...lines]] of Object.entries(differences)) {
  test(`compare finds ${what}`, meta, () => {
    expect(compare(documentOf(...sentences), sourced, notes)).toEqual(lines);
  });
}

test('compare finds a rule that names no sentence', meta, () => {
  const rules = [{ id: 'COLD', origin: 'specification' }] as const;
  expect(compare([], rules, [])).toEqual(['rule without a sentence: COLD names none']);
});

test('textsOf returns the sentences that are named and have not changed', meta, () => {
  const texts = textsOf(documentOf('Keys are flat.', 'Doors are blue.'), [{ source: [red, flat] }]);
  expect(texts).toEqual({ [flat]: 'Keys are flat' });
});

test('specificationLine counts sentences and rules', meta, () => {
  const line = '2 sentences of the specification: 1 have 1 rules, 1 cannot be tested; no differences';
  expect(specificationLine(documentOf('Doors are red.', 'Keys are flat.'), sourced, [])).toBe(line);
});
