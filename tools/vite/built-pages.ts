import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesIn } from '../launch-check/files.ts';

/** The fewest characters of text that a page can have. The shortest page, for unknown addresses, has about 900. */
const shortest = 300;

/**
 * Finds pages of a built site that are not whole: without their title, description, heading or text, with the text of another page,
 * or with a part that React left to the browser.
 * @returns one line for each problem, which begins with the name of the file
 */
export function pageProblems(dist: string): readonly string[] {
  const seen = new Map<string, string>();
  const files = filesIn(dist).filter((name) => name.endsWith('.html'));
  return files.flatMap((file) => {
    const page = parse(readFileSync(join(dist, file), 'utf8'));
    const main = page.querySelector('#root main');
    const text = main?.structuredText ?? '';
    // Hosts serve the not-found page at unknown addresses, too.
    const twin = file === '404.html' ? undefined : seen.get(text);
    if (file !== '404.html') seen.set(text, file);
    const problems = [
      !page.querySelector('title')?.text.trim() && 'has no title',
      !page.querySelector('meta[name="description"]')?.getAttribute('content') && 'has no description',
      main?.querySelectorAll('h1').filter((heading) => heading.text.trim()).length !== 1 && 'does not have one h1',
      page.querySelector('#root template') && 'has a part that was not rendered (<template>)',
      text.length < shortest && `has only ${text.length} characters of text`,
      twin && `has the text of ${twin}`,
    ];
    return problems.flatMap((problem) => (problem ? `${file} ${problem}.` : []));
  });
}
