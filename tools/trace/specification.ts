import { type Informative, placesOf, type Rule } from './declarations';
import { sha256 } from './files';

/** A paragraph, a list item or a row. Its section is the number in the heading above it, or `0` before the first section. */
interface Block {
  readonly section: string;
  readonly isRow: boolean;
  text: string;
}

const heading = /^#+\s+(?:(\d+(?:\.\d+)*)(?=[.)]?\s))?/;
const item = /^\s*(?:[-*+]|\d+[.)])\s+/;
const row = /^\s*\|(.*)\|\s*$/;
const separator = /^\s*\|[\s|:-]+\|\s*$/;

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().replace(/[.;]$/, '');

/** Returns paragraphs, list items and table rows. Omits headings and header rows, because they state nothing. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let section = '0';
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const headed = heading.exec(line);
    const cells = row.exec(line)?.[1]?.split(/(?<!\\)\|/);
    const isHeader = [line, lines[index + 1] ?? ''].some((text) => separator.test(text));
    const isProse = line.trim() !== '' && !headed && !cells;
    const last = continues && !item.test(line) ? blocks.at(-1) : undefined;
    if (headed?.[1]) section = headed[1];
    if (cells && !isHeader) blocks.push({ section, isRow: true, text: cells.map(plain).join(' | ') });
    if (isProse && last) last.text += ` ${line.trim()}`;
    else if (isProse) blocks.push({ section, isRow: false, text: line.replace(item, '') });
    continues = isProse;
  }
  return blocks;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string) => [...segmenter.segment(plain(text))].map(({ segment }) => segment);
/** Divides a sentence at its semicolons, except those in parentheses. */
const partsOf = (sentence: string) => sentence.split(/;\s+(?![^(]*\))/).map(plain);

/**
 * Divides a specification into sentences, in the order of the document. The place of one is its section and its number there, such as
 * `2.14`. If semicolons divide a sentence, each part has a letter, too: `1.5a`, `1.5b`. The same applies if semicolons or periods
 * divide a row, whose cells ` | ` joins.
 * @param text plain text or Markdown: headings with `#` and a number, paragraphs, lists, and tables with a header row
 * @throws if it has no sentences, or is the content of another kind of file
 */
export function readSpecification(text: string) {
  const counts = new Map<string, number>();
  const blocks = text.includes('\0') ? [] : blocksOf(text.split('\n'));
  if (blocks.length === 0) throw new Error('the specification is not plain text or Markdown with sentences');
  return blocks.flatMap(({ section, isRow, text: block }) => {
    const parted = sentencesOf(block).map(partsOf);
    return (isRow ? [parted.flat()] : parted).flatMap((parts) => {
      const number = (counts.get(section) ?? 0) + 1;
      counts.set(section, number);
      return parts.map((part, index) => ({
        place: `${section}.${number}${parts.length > 1 ? String.fromCharCode(97 + index) : ''}`,
        // It changes with the wording, and with the case of a letter, which a specification may fix.
        fingerprint: sha256(part).slice(0, 8),
        text: part,
      }));
    });
  });
}

/**
 * Compares the specification with the fingerprints of its last accepted version by place, and with the rules.
 * @returns a line for each sentence that is new, changed or removed, or that neither `rules` nor `informative` names, and for each
 * rule that names no sentence of this version
 */
export function compare(
  sentences: ReturnType<typeof readSpecification>,
  known: Readonly<Record<string, string>>,
  rules: readonly Pick<Rule, 'id' | 'from'>[],
  informative: readonly Pick<Informative, 'from'>[],
): readonly string[] {
  const present = sentences.map(({ place }) => place);
  const untestable = informative.flatMap(placesOf);
  const rulesOf = (place: string) => rules.flatMap((rule) => (placesOf(rule).includes(place) ? rule.id : []));
  const namedBy = (place: string) => `named by ${rulesOf(place).join(', ') || 'no rule'}`;
  const gone = Object.keys(known).filter((place) => !present.includes(place));
  const homeless = rules.filter((rule) => !placesOf(rule).some((place) => present.includes(place)));
  return [
    ...sentences.flatMap(({ place, fingerprint, text }) => {
      const line = `${place} “${text}”`;
      if (known[place] === undefined) return `new sentence: ${line}`;
      if (known[place] !== fingerprint) return `changed sentence: ${line}; ${namedBy(place)}`;
      return rulesOf(place).length > 0 || untestable.includes(place) ? [] : `sentence without a rule: ${line}`;
    }),
    ...gone.map((place) => `removed sentence: ${place}; ${namedBy(place)}`),
    ...homeless.map(({ id }) => `rule without a sentence: ${id}`),
  ];
}
