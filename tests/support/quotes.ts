const item = /^(?:\d+\.|-) /;
/** A text after which a sentence may begin: an empty line start, a list marker, a sentence, a link, or a bold label. */
const start = /(?:^|^(?:\d+\.|-) |(?:[.!?][”)]?|\)|\*\*) )$/;

/**
 * The part of a Markdown text directly under a heading. With '', it is the part above the first heading; without a
 * heading, the whole text.
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
  const [before = '', ...after] = line.split(sentence);
  return after.length > 0 && start.test(before) && /^(?: |$)/.test(after.join(sentence));
}

/** The lists in a text, each with the texts of its items, without their markers. */
function listsIn(text: string): readonly (readonly string[])[] {
  const lists: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (item.test(line)) lists.at(-1)?.push(line.replace(item, ''));
    else lists.push([]);
  }
  return lists;
}

/** Whether a Markdown text contains a whole sentence, or a list whose items begin with these sentences. */
export function hasQuote(text: string, says: string | readonly string[]): boolean {
  if (typeof says === 'string') return text.split('\n').some((line) => saysWhole(line, says));
  return listsIn(text).some(
    (list) => list.length === says.length && says.every((sentence, index) => list[index]?.startsWith(sentence)),
  );
}
