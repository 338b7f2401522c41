import { type Figure, figures } from '../../spec/extensions/figures';
import { type Family, routes } from '../../spec/routes';
import { site } from '../../src/site';
import { waivers } from '../waivers';

/** The figures that this clinic’s pages give; one that the clinic has left contradicts none. */
export const stated: readonly Figure[] = (figures as readonly Figure[]).filter(({ rule }) => !rule || !waivers[rule]);

interface Sentence {
  readonly sentence: string;
  /** The sentence with the heading above it, and with the one before it if it only says "it" or "we". */
  readonly context: string;
}

/** The sentences of a Markdown text. */
function sentencesOf(text: string): readonly Sentence[] {
  let heading = '';
  return text
    .replace(/\*\*|_/g, '')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) heading = line;
      const sentences = line.split(/(?<=[.!?])\s+/);
      return sentences.map((sentence, index) => {
        const before = /^(?:it|that|they|this|we)\b/i.test(sentence) ? sentences[index - 1] : '';
        return { sentence, context: `${heading}: ${before} ${sentence}` };
      });
    });
}

const count = (family: Family) => String(routes.filter((route) => route.family === family).length);

const clinicsOwn = (value: string) =>
  value
    .replace('tel:{phone}', site.phone.href)
    .replace('{certification}', site.certification?.number ?? '')
    .replace('{conditions}', count('condition'))
    .replace('{substances}', count('substance'));

/** What a text says about a figure: each figure of its kind, in a sentence about it. */
export function saidAbout({ about, figure, path }: Figure, page: string, text: string) {
  if (path && path !== page) return [];
  return sentencesOf(text)
    .filter(({ context }) => about.test(context))
    .flatMap(({ sentence }) => (sentence.match(figure) ?? []).map((found) => ({ found, sentence })));
}

/**
 * The sentences of a page that contradict a figure of the specification.
 * @returns each as "sentence" and what it contradicts
 */
export function contradictionsIn(page: string, text: string): readonly string[] {
  return stated.flatMap((figure) => {
    const allowed = figure.allowed.map((value) => clinicsOwn(value).toLowerCase());
    return saidAbout(figure, page, text)
      .filter(({ found }) => !allowed.includes(found.toLowerCase()))
      .map(({ found, sentence }) => `"${sentence.trim()}" says ${found}, but ${figure.what}`);
  });
}
