import type { Sentence } from './specification';

/** How a rule names a sentence: `place#fingerprint`. */
export const sourceOf = ({ place, fingerprint }: Sentence) => `${place}#${fingerprint}`;
export const placeIn = (source: string) => source.split('#')[0] ?? '';
export const fingerprintIn = (source: string) => source.split('#')[1] ?? '';

/**
 * Finds the sentence that each source means: the one that it names; otherwise one with its fingerprint, which has moved;
 * otherwise the one at its place, which has changed. If that one has moved there from elsewhere, the changed sentence is
 * the one that still follows its predecessor.
 * @param sources in the order of their places
 * @returns no entry for a source that the document no longer has
 */
export function matchSources(
  sources: readonly string[],
  sentences: readonly Sentence[],
): ReadonlyMap<string, Sentence> {
  const found = new Map<string, Sentence>();
  const named = new Set(sources);
  const same = new Set(sentences.filter((sentence) => named.has(sourceOf(sentence))));
  for (const sentence of same) found.set(sourceOf(sentence), sentence);

  const free = new Set(sentences.filter((sentence) => !same.has(sentence)));
  const match = (source: string, sentence: Sentence | undefined) => {
    if (!sentence) return;
    found.set(source, sentence);
    free.delete(sentence);
  };
  for (const source of sources.filter((one) => !found.has(one))) {
    const moved = [...free].find(({ fingerprint }) => fingerprint === fingerprintIn(source));
    match(source, moved);
  }

  let previous: Sentence | undefined;
  for (const source of sources) {
    if (!found.has(source)) {
      const here = sentences.find(({ place }) => place === placeIn(source));
      const next = previous && sentences[sentences.indexOf(previous) + 1];
      const isHere = here && (free.has(here) || same.has(here));
      match(source, isHere ? here : next && free.has(next) ? next : undefined);
    }
    previous = found.get(source);
  }
  return found;
}

/** Gives sentences that have moved their new places in a text that names sources in quotation marks. */
export function renumber(text: string, sentences: readonly Sentence[]): string {
  const quoted = /(?<=['"])[^'"#\s]+#[0-9a-f]{8}(?=['"])/g;
  const found = matchSources(inOrder(text.match(quoted) ?? []), sentences);
  return text.replace(quoted, (source) => {
    const sentence = found.get(source);
    return sentence?.fingerprint === fingerprintIn(source) ? sourceOf(sentence) : source;
  });
}

const byPlace = new Intl.Collator('en', { numeric: true }).compare;

/** Sources without duplicates, in the order of their places. */
export function inOrder(sources: Iterable<string>): readonly string[] {
  return [...new Set(sources)].sort(byPlace);
}
