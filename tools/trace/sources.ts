import type { Informative, Rule } from './declarations';
import { counted } from './report/words';
import type { Sentence } from './specification';

/** What is compared of a rule, and of a sentence that yields none. */
type SourcedRule = Pick<Rule, 'id' | 'origin' | 'from'>;
type SourcedNote = Pick<Informative, 'sentence' | 'from'>;

/** The fingerprint of each sentence of the document by its place, as it was when somebody last read it for the rules. */
export type KnownSentences = Readonly<Record<string, string>>;

const placesOf = ({ from = [] }: Pick<Rule, 'from'>) => [from].flat();

/** What `--accept` writes. */
export const knownSentences = (sentences: readonly Sentence[]): KnownSentences =>
  Object.fromEntries(sentences.map(({ place, fingerprint }) => [place, fingerprint]));

/**
 * Compares the document with the rules that come from it, in both directions.
 * @param sentences the document, as `readSpecification` divides it
 * @param known the document when it was read last
 * @param informative the sentences that yield no rule
 * @returns a line for each sentence that is new, gone or changed, or that no rule and no note names, and for each rule of the specification
 * that names no sentence of it
 */
export function compare(
  sentences: readonly Sentence[],
  known: KnownSentences,
  rules: readonly SourcedRule[],
  informative: readonly SourcedNote[],
): readonly string[] {
  const present = new Map(sentences.map(({ place, fingerprint }) => [place, fingerprint]));
  const named = [
    ...rules.map((rule) => ({ name: rule.id, places: placesOf(rule) })),
    ...informative.map((note) => ({ name: `“${note.sentence}”`, places: placesOf(note) })),
  ];
  const namesOf = (place: string) =>
    named.flatMap(({ name, places }) => (places.includes(place) ? name : [])).join(', ');
  return [
    ...sentences.flatMap(({ place, fingerprint, text }) => {
      const line = `${place} “${text}”`;
      if (known[place] === undefined) return `new sentence: ${line}`;
      if (known[place] !== fingerprint) return `changed sentence: ${line}; named by ${namesOf(place)}`;
      return namesOf(place) ? [] : `sentence without a rule: ${line}`;
    }),
    ...Object.keys(known)
      .filter((place) => !present.has(place))
      .map((place) => `sentence that is gone: ${place}; named by ${namesOf(place)}`),
    ...rules
      .filter(({ origin }) => origin === 'specification')
      .filter((rule) => !placesOf(rule).some((place) => present.has(place)))
      .map(({ id }) => `rule without a sentence: ${id}`),
  ];
}

/** The texts of the sentences by place. A sentence that has changed is not among them, for its rules quote another. */
export function textsOf(sentences: readonly Sentence[], known: KnownSentences): Readonly<Record<string, string>> {
  const same = sentences.filter(({ place, fingerprint }) => known[place] === fingerprint);
  return Object.fromEntries(same.map(({ place, text }) => [place, text]));
}

/** The last line of the command. */
export function specificationLine(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  differences: readonly string[],
): string {
  if (differences.length > 0) return `${counted(differences.length, 'difference')} from the specification`;
  const held = new Set(rules.flatMap(placesOf)).size;
  const own = rules.filter(({ origin }) => origin === 'specification').length;
  return `${sentences.length} sentences of the specification: ${held} have ${own} rules, ${sentences.length - held} cannot be tested; no differences`;
}
