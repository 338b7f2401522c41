import { fingerprintIn, inOrder, matchSources, placeIn, sourceOf } from './match-sources';
import { counted } from './report/words';
import type { Sentence } from './specification';

/** What `compare` reads of a rule. */
export interface SourcedRule {
  readonly id: string;
  readonly origin: 'specification' | 'extension';
  /** The sentences that it comes from, each as `place#fingerprint`. */
  readonly source?: readonly string[];
}

/** What `compare` reads of a sentence that yields no rule. */
export interface SourcedNote {
  readonly sentence: string;
  readonly source?: readonly string[];
}

/** A difference between the document and what the project says of it. */
export interface Finding {
  readonly kind: 'sentence without a rule' | 'rule without a sentence' | 'changed sentence' | 'moved sentences';
  /** In the document as it is now; undefined if the document has no such sentence. */
  readonly place: string | undefined;
  readonly message: string;
}

/** One new sentence moves all that follow it, so sentences that have moved together are one finding. */
function movesOf(
  sources: readonly string[],
  found: ReadonlyMap<string, Sentence>,
  sentences: readonly Sentence[],
): readonly Finding[] {
  const runs: { from: string[]; to: Sentence[] }[] = [];
  for (const source of sources) {
    const to = found.get(source);
    if (!to || to.fingerprint !== fingerprintIn(source) || to.place === placeIn(source)) continue;
    const run = runs.at(-1);
    const last = run?.to.at(-1);
    const follows = last !== undefined && sentences[sentences.indexOf(last) + 1] === to;
    if (run && follows) {
      run.from.push(placeIn(source));
      run.to.push(to);
    } else runs.push({ from: [placeIn(source)], to: [to] });
  }
  const range = (places: readonly string[]) => [...new Set([places.at(0), places.at(-1)])].join('–');
  return runs.map(({ from, to }) => {
    const places = to.map(({ place }) => place);
    return {
      kind: 'moved sentences',
      place: places[0],
      message: `${range(from)} moved to ${range(places)}, unchanged`,
    };
  });
}

/**
 * Compares the document with the rules that come from it, in both directions.
 * @param sentences the document, as `readSpecification` divides it
 * @param informative the sentences that yield no rule
 * @returns nothing if each sentence has a rule or a note, each rule of the specification a sentence, and none has changed
 */
export function compare(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  informative: readonly SourcedNote[],
): readonly Finding[] {
  const named = [
    ...rules.map(({ id, source = [] }) => ({ name: id, source })),
    ...informative.map(({ sentence, source = [] }) => ({ name: `“${sentence}”`, source })),
  ];
  const sources = inOrder(named.flatMap(({ source }) => source));
  const namesOf = (source: string) => named.flatMap((one) => (one.source.includes(source) ? one.name : [])).join(', ');

  const found = matchSources(sources, sentences);
  const matched = new Set(found.values());
  const missing = sentences.flatMap((sentence): Finding | [] => {
    const { place, fingerprint, text } = sentence;
    if (matched.has(sentence)) return [];
    return { kind: 'sentence without a rule', place, message: `${place}#${fingerprint} “${text}”` };
  });
  const unsourced = rules.flatMap(({ id, origin, source = [] }): Finding | [] => {
    if (origin === 'extension' || source.length > 0) return [];
    return { kind: 'rule without a sentence', place: undefined, message: `${id} names none` };
  });
  const changed = sources.flatMap((source): Finding | [] => {
    const sentence = found.get(source);
    const names = namesOf(source);
    if (!sentence) {
      const message = `${source} is no longer in the document; named by ${names}`;
      return { kind: 'rule without a sentence', place: undefined, message };
    }
    if (sentence.fingerprint === fingerprintIn(source)) return [];
    const message = `${source} is now ${sourceOf(sentence)} “${sentence.text}”; named by ${names}`;
    return { kind: 'changed sentence', place: sentence.place, message };
  });
  return [...missing, ...unsourced, ...changed, ...movesOf(sources, found, sentences)];
}

/** The texts of the sentences that rules and notes name, by source. A sentence that has changed is not among them. */
export function textsOf(
  sentences: readonly Sentence[],
  named: readonly Pick<SourcedRule, 'source'>[],
): Readonly<Record<string, string>> {
  const found = matchSources(inOrder(named.flatMap(({ source = [] }) => source)), sentences);
  const same = [...found].filter(([source, { fingerprint }]) => fingerprint === fingerprintIn(source));
  return Object.fromEntries(same.map(([source, { text }]) => [source, text]));
}

/** The last line of the command. */
export function specificationLine(
  sentences: readonly Sentence[],
  rules: readonly SourcedRule[],
  findings: readonly Finding[],
): string {
  if (findings.length > 0) return `${counted(findings.length, 'difference')} from the specification`;
  const held = new Set(rules.flatMap(({ source = [] }) => source)).size;
  const own = rules.filter(({ origin }) => origin === 'specification').length;
  return `${sentences.length} sentences of the specification: ${held} have ${own} rules, ${sentences.length - held} cannot be tested; no differences`;
}

/** One finding in one line. */
export const findingLine = ({ kind, message }: Finding) => `${kind}: ${message}`;
