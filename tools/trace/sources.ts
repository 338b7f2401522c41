import { type Informative, placesOf, type Rule } from './declarations';
import { counted } from './report/words';
import type { Sentence } from './specification';

/** The properties of rules and of informative sentences that `compare` reads. */
type SourcedRule = Pick<Rule, 'id' | 'from'>;
type SourcedNote = Pick<Informative, 'sentence' | 'from'>;

/** The fingerprint of each sentence by place, from the last accepted version of the specification. */
export type KnownSentences = Readonly<Record<string, string>>;

/** Returns the fingerprints that `--accept` saves. */
export const knownSentences = (sentences: readonly Sentence[]): KnownSentences =>
  Object.fromEntries(sentences.map(({ place, fingerprint }) => [place, fingerprint]));

/**
 * Compares the specification with its last accepted version and with the rules.
 * @param known the last accepted version
 * @param informative the sentences that cannot be tested
 * @returns a line for each sentence that is new, changed or removed, or that neither `rules` nor `informative` names, and for each
 * rule that names no sentence of this version
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
      .map((place) => `removed sentence: ${place}; named by ${namesOf(place)}`),
    ...rules.flatMap((rule) =>
      placesOf(rule).some((place) => present.has(place)) ? [] : `rule without a sentence: ${rule.id}`,
    ),
  ];
}

/** Returns the wording of sentences by place. Omits new and changed ones, because no rule comes from their current wording. */
export function textsOf(sentences: readonly Sentence[], known: KnownSentences): Readonly<Record<string, string>> {
  const same = sentences.filter(({ place, fingerprint }) => known[place] === fingerprint);
  return Object.fromEntries(same.map(({ place, text }) => [place, text]));
}

/** Returns the last line of `npm run trace -- --specification FILE`. */
export function specificationLine(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  differences: readonly string[],
): string {
  if (differences.length > 0) return `${counted(differences.length, 'difference')} from the specification`;
  const covered = new Set(rules.flatMap(placesOf)).size;
  return `${sentences.length} sentences of the specification: ${covered} have ${rules.length} rules, ${sentences.length - covered} cannot be tested; no differences`;
}
