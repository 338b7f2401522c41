const item = /^(?:\d+\.|-) /;
/** Where a sentence may begin: on a new line or item, after another sentence, a link, or a label in bold. */
const start = /(?:^|^(?:\d+\.|-) |(?:[.!?][”)]?|\)|\*\*) )$/;

/** The lines of a Markdown text that stand directly under a heading; under '', those above the first one. */
function linesUnder(markdown: string, heading: string): readonly string[] {
  let current = '';
  return markdown.split('\n').filter((line) => {
    const isHeading = /^#+ /.test(line);
    if (isHeading) current = line.replace(/^#+ /, '');
    return !isHeading && current === heading;
  });
}

const saysWhole = (line: string, sentence: string) => {
  const [before, after] = [line.slice(0, line.indexOf(sentence)), line.slice(line.indexOf(sentence) + sentence.length)];
  return line.includes(sentence) && start.test(before) && /^(?: |$)/.test(after);
};

/** The lists of some lines: the text of each item, without its marker. */
function listsIn(lines: readonly string[]): readonly (readonly string[])[] {
  const lists: string[][] = [[]];
  for (const line of lines) {
    if (item.test(line)) lists.at(-1)?.push(line.replace(item, ''));
    else lists.push([]);
  }
  return lists;
}

/** Whether a Markdown text has a sentence, or a list whose items begin with these sentences, under a heading. */
export function hasQuote(markdown: string, says: string | readonly string[], under?: string): boolean {
  const lines = under === undefined ? markdown.split('\n') : linesUnder(markdown, under);
  if (typeof says === 'string') return lines.some((line) => saysWhole(line, says));
  return listsIn(lines).some(
    (list) => list.length === says.length && says.every((sentence, index) => saysWhole(list[index] ?? '', sentence)),
  );
}
