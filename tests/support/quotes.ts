const item = /^(?:\d+\.|-) /;
/** Where a sentence may begin: on a new line or item, after another sentence, a link, or a label in bold. */
const start = /(?:^|^(?:\d+\.|-) |(?:[.!?][”)]?|\)|\*\*) )$/;

/**
 * The part of a Markdown text that is directly under a heading: with '', the part above the first heading; without, the
 * whole text.
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

/** The lists of a text: of each item what it says, without its marker. */
function listsIn(text: string): readonly (readonly string[])[] {
  const lists: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (item.test(line)) lists.at(-1)?.push(line.replace(item, ''));
    else lists.push([]);
  }
  return lists;
}

/** Whether a Markdown text has a whole sentence, or a list whose items begin with these sentences. */
export function hasQuote(text: string, says: string | readonly string[]): boolean {
  if (typeof says === 'string') return text.split('\n').some((line) => saysWhole(line, says));
  return listsIn(text).some(
    (list) => list.length === says.length && says.every((sentence, index) => list[index]?.startsWith(sentence)),
  );
}
