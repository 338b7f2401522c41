import { type Informative, placesOf, type Rule } from './declarations';
import type { Sentence } from './specification';

/**
 * Compares the specification with its last accepted version and with the rules.
 * @param known the fingerprints of the last accepted version by place
 * @param informative the sentences that cannot be tested
 * @returns a line for each sentence that is new, changed or removed, or that neither `rules` nor `informative` names, and for each
 * rule that names no sentence of this version
 */
export function compare(
  sentences: readonly Sentence[],
  known: Readonly<Record<string, string>>,
  rules: readonly Pick<Rule, 'id' | 'from'>[],
  informative: readonly Pick<Informative, 'sentence' | 'from'>[],
): readonly string[] {
  const present = sentences.map(({ place }) => place);
  const isNamed = (place: string) => [...rules, ...informative].some((row) => placesOf(row).includes(place));
  const namesOf = (place: string) => {
    const named = rules.filter((rule) => placesOf(rule).includes(place)).map(({ id }) => id);
    return named.join(', ') || 'no rule';
  };
  return [
    ...sentences.flatMap(({ place, fingerprint, text }) => {
      const line = `${place} “${text}”`;
      if (known[place] === undefined) return `new sentence: ${line}`;
      if (known[place] !== fingerprint) return `changed sentence: ${line}; named by ${namesOf(place)}`;
      return isNamed(place) ? [] : `sentence without a rule: ${line}`;
    }),
    ...Object.keys(known)
      .filter((place) => !present.includes(place))
      .map((place) => `removed sentence: ${place}; named by ${namesOf(place)}`),
    ...rules.flatMap((rule) =>
      placesOf(rule).some((place) => present.includes(place)) ? [] : `rule without a sentence: ${rule.id}`,
    ),
  ];
}
