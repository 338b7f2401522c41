const item = /^(?:\d+\.|-) /;
/** Matches what may come before a sentence in a line: nothing, a list marker, another sentence, a link or a bold label. */
const start = /(?:^|^(?:\d+\.|-) |(?:[.!?][”)]?|\)|\*\*) )$/;

/**
 * Returns the text of a Markdown page between a heading and the next one. With '', returns the text above the first
 * heading; without a heading, the whole page.
 */
export function textUnder(markdown: string, heading?: string): string {
  if (heading === undefined) return markdown;
  let current = '';
  const lines = markdown.split('\n').filter((line) => {
    const isHeading = /^#+ /.test(line);
    if (isHeading) current = line.replace(/^#+ /, '');
    return !isHeading && current === heading;
  });
  return lines.join('\n').trim();
}

function saysWhole(line: string, sentence: string): boolean {
  const parts = line.split(sentence);
  const before = (at: number) => parts.slice(0, at).join(sentence);
  return parts.slice(1).some((after, at) => start.test(before(at + 1)) && /^(?: |$)/.test(after));
}

/** The lists in Markdown, each as its items without their markers. */
function listsIn(text: string): readonly (readonly string[])[] {
  const lists: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (item.test(line)) lists.at(-1)?.push(line.replace(item, ''));
    else lists.push([]);
  }
  return lists;
}

/** Whether Markdown contains this whole sentence, or a list whose only items begin with these texts, in order. */
export function hasQuote(text: string, says: string | readonly string[]): boolean {
  if (typeof says === 'string') return text.split('\n').some((line) => saysWhole(line, says));
  return listsIn(text).some(
    (list) => list.length === says.length && says.every((sentence, index) => list[index]?.startsWith(sentence)),
  );
}
