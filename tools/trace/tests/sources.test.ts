import { describe, expect, test } from 'vitest';
import { renumber, sourceOf } from '../match-sources';
import { compare, findingLine, type SourcedRule, specificationLine, textsOf } from '../sources';
import { fingerprintOf, readSpecification } from '../specification';
import { meta } from '../tags';

const [first, second, third, fourth] = ['Doors are red.', 'Keys are flat.', 'Bells ring.', 'Shops are open.'] as const;
const documentOf = (...sentences: string[]) => readSpecification(`# 1. Shop\n\n${sentences.join(' ')}`);
const original = documentOf(first, second, third, fourth);
const [redSource = '', flatSource = '', ringSource = '', openSource = ''] = original.map(sourceOf);

const rules: readonly SourcedRule[] = [
  { id: 'RED', origin: 'specification', source: [redSource] },
  { id: 'FLAT', origin: 'specification', source: [flatSource] },
  { id: 'RING', origin: 'specification', source: [ringSource, redSource] },
  { id: 'WARM', origin: 'extension' },
];
const notes = [{ sentence: 'Shops open.', source: [openSource] }];
const linesFor = (...sentences: string[]) => compare(documentOf(...sentences), rules, notes).map(findingLine);

describe('compare reports', () => {
  test('nothing if every sentence is as the rules name it', meta, () => {
    expect(linesFor(first, second, third, fourth)).toEqual([]);
  });

  test('a changed sentence with the rules that name it and its new fingerprint', meta, () => {
    const now = `1.1#${fingerprintOf('Doors are blue')} “Doors are blue”`;
    expect(linesFor('Doors are blue.', second, third, fourth)).toEqual([
      `changed sentence: ${redSource} is now ${now}; named by RED, RING`,
    ]);
  });

  test('a new sentence at the end, which moves no other', meta, () => {
    expect(linesFor(first, second, third, fourth, 'Stairs are steep.')).toEqual([
      `sentence without a rule: 1.5#${fingerprintOf('Stairs are steep')} “Stairs are steep”`,
    ]);
  });

  test('a new sentence at the beginning, and where the others are now', meta, () => {
    expect(linesFor('Stairs are steep.', first, second, third, fourth)).toEqual([
      `sentence without a rule: 1.1#${fingerprintOf('Stairs are steep')} “Stairs are steep”`,
      'moved sentences: 1.1–1.4 moved to 1.2–1.5, unchanged',
    ]);
  });

  test('moved sentences by number, so that 1.10 follows 1.9', meta, () => {
    const many = Array.from({ length: 12 }, (_, index) => `Rule ${index}.`);
    const ofMany = documentOf(...many).map((one) => ({ sentence: one.text, source: [sourceOf(one)] }));
    const [, moved] = compare(documentOf('Stairs are steep.', ...many), [], ofMany).map(findingLine);
    expect(moved).toBe('moved sentences: 1.1–1.12 moved to 1.2–1.13, unchanged');
  });

  test('a removed sentence, and where those after it are now', meta, () => {
    expect(linesFor(first, third, fourth)).toEqual([
      `rule without a sentence: ${flatSource} is no longer in the document; named by FLAT`,
      'moved sentences: 1.3–1.4 moved to 1.2–1.3, unchanged',
    ]);
  });

  test('a removed last sentence', meta, () => {
    expect(linesFor(first, second, third)).toEqual([
      `rule without a sentence: ${openSource} is no longer in the document; named by “Shops open.”`,
    ]);
  });

  test('two sentences that have changed places', meta, () => {
    expect(linesFor(first, third, second, fourth)).toEqual([
      'moved sentences: 1.2 moved to 1.3, unchanged',
      'moved sentences: 1.3 moved to 1.2, unchanged',
    ]);
  });

  test('a sentence that has moved because of a new one and has also changed', meta, () => {
    const now = `1.3#${fingerprintOf('Keys are round')} “Keys are round”`;
    expect(linesFor('Stairs are steep.', first, 'Keys are round.', third, fourth)).toEqual([
      `sentence without a rule: 1.1#${fingerprintOf('Stairs are steep')} “Stairs are steep”`,
      `changed sentence: ${flatSource} is now ${now}; named by FLAT`,
      'moved sentences: 1.1 moved to 1.2, unchanged',
      'moved sentences: 1.3–1.4 moved to 1.4–1.5, unchanged',
    ]);
  });

  test('all rules and sentences if the document is another one', meta, () => {
    expect(compare([], rules, notes).map(({ kind }) => kind)).toEqual(Array(4).fill('rule without a sentence'));
    expect(compare(original, [], []).map(({ kind }) => kind)).toEqual(Array(4).fill('sentence without a rule'));
  });

  test('a rule of the specification that names no sentence', meta, () => {
    const unsourced: SourcedRule = { id: 'COLD', origin: 'specification' };
    expect(compare(original, [...rules, unsourced], notes).map(findingLine)).toEqual([
      'rule without a sentence: COLD names none',
    ]);
  });

  test('a rule that still names the former text, although another names the new one', meta, () => {
    const late: SourcedRule = { id: 'LATE', origin: 'specification', source: ['1.2#00000000'] };
    expect(compare(original, [...rules, late], notes).map(findingLine)).toEqual([
      `changed sentence: 1.2#00000000 is now ${flatSource} “Keys are flat”; named by LATE`,
    ]);
  });
});

test('renumber gives moved sentences their new places and leaves changed ones', meta, () => {
  const text = `a: ['${redSource}'], b: ["${flatSource}", '${ringSource}'], c: '#${fingerprintOf(fourth)}'`;
  const moved = documentOf('Stairs are steep.', first, 'Keys are round.', third, fourth);
  const [, red = '', , ring = ''] = moved.map(sourceOf);
  expect(renumber(text, moved)).toBe(text.replace(redSource, red).replace(ringSource, ring));
});

test('specificationLine counts sentences and rules, or differences', meta, () => {
  expect(specificationLine(original, rules, [])).toBe(
    '4 sentences of the specification: 3 have 3 rules, 1 cannot be tested; no differences',
  );
  const differences = compare(documentOf(first, second, third), rules, notes);
  expect(specificationLine(original, rules, differences)).toBe('1 difference from the specification');
});

test('textsOf returns the sentences that are named and have not changed', meta, () => {
  const sentences = documentOf('Doors are blue.', second, third, fourth);
  expect(textsOf(sentences, rules.slice(0, 2))).toEqual({
    [flatSource]: 'Keys are flat',
  });
});
