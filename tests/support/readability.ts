import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The Flesch–Kincaid grade of running text. Each passage ends a sentence, so that a list does not count as one long
 * sentence.
 * @param passages paragraphs and list items of running text, without markup
 * @returns the US school grade; grade 8 suits readers aged 13 to 14
 */
export function gradeLevel(passages: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const passage of passages) {
    for (const { segment } of sentences.segment(passage)) {
      const tokens = [...words.segment(segment)].filter((token) => token.isWordLike);
      if (tokens.length === 0) continue;
      counts.sentence += 1;
      counts.word += tokens.length;
      counts.syllable += tokens.reduce((sum, token) => sum + syllable(token.segment), 0);
    }
  }
  return 0.39 * (counts.word / counts.sentence) + 11.8 * (counts.syllable / counts.word) - 15.59;
}
