import type { Informative, Rule } from './declarations';
import { counted } from './report/words';
import type { Sentence } from './specification';

/** What is compared of a rule, and of a sentence that yields none. */
type SourcedRule = Pick<Rule, 'id' | 'origin' | 'source'>;
type SourcedNote = Pick<Informative, 'sentence' | 'source'>;

const placeIn = (source: string) => source.split('#')[0] ?? '';
const fingerprintIn = (source: string) => source.split('#')[1] ?? '';
const nameOf = ({ place, fingerprint, text }: Sentence) => `${place}#${fingerprint} “${text}”`;

/**
 * Compares the document with the rules that come from it, in both directions. A sentence is known by its fingerprint,
 * wherever it stands; where the document has none with that fingerprint, the one at its place has changed.
 * @param sentences the document, as `readSpecification` divides it
 * @param informative the sentences that yield no rule
 * @returns a line for each difference; none if each sentence has a rule or a note, each rule of the specification a sentence, and none has changed
 */
export function compare(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  informative: readonly SourcedNote[],
): readonly string[] {
  const named = [
    ...rules.map(({ id, source = [] }) => ({ name: id, source })),
    ...informative.map(({ sentence, source = [] }) => ({ name: `“${sentence}”`, source })),
  ];
  const sources = [...new Set(named.flatMap(({ source }) => source))];
  const fingerprints = new Set(sources.map(fingerprintIn));
  const present = new Set(sentences.map(({ fingerprint }) => fingerprint));
  const unknown = sentences.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
  const lost = sources.filter((source) => !present.has(fingerprintIn(source)));
  const changed = new Map(lost.map((source) => [source, unknown.find(({ place }) => place === placeIn(source))]));
  const found = new Set(changed.values());

  const namesOf = (source: string) => named.flatMap((one) => (one.source.includes(source) ? one.name : [])).join(', ');
  return [
    ...unknown
      .filter((sentence) => !found.has(sentence))
      .map((sentence) => `sentence without a rule: ${nameOf(sentence)}`),
    ...rules
      .filter(({ origin, source = [] }) => origin === 'specification' && source.length === 0)
      .map(({ id }) => `rule without a sentence: ${id} names none`),
    ...[...changed].map(([source, sentence]) => {
      const what = sentence
        ? `changed sentence: ${source} is now ${nameOf(sentence)}`
        : `rule without a sentence: ${source} is not in the document`;
      return `${what}; named by ${namesOf(source)}`;
    }),
  ];
}

/** The texts of the sentences that rules and notes name, by source. A sentence that has changed is not among them. */
export function textsOf(
  sentences: readonly Sentence[],
  named: readonly Pick<SourcedRule, 'source'>[],
): Readonly<Record<string, string>> {
  const texts = new Map(sentences.map(({ fingerprint, text }) => [fingerprint, text]));
  const found = named.flatMap(({ source = [] }) => source.map((one) => [one, texts.get(fingerprintIn(one))] as const));
  return Object.fromEntries(found.flatMap(([source, text]) => (text === undefined ? [] : [[source, text]])));
}

/** The last line of the command. */
export function specificationLine(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  differences: readonly string[],
): string {
  if (differences.length > 0) return `${counted(differences.length, 'difference')} from the specification`;
  const held = new Set(rules.flatMap(({ source = [] }) => source)).size;
  const own = rules.filter(({ origin }) => origin === 'specification').length;
  return `${sentences.length} sentences of the specification: ${held} have ${own} rules, ${sentences.length - held} cannot be tested; no differences`;
}
