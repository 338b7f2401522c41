import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesIn } from '../launch-check/files.ts';
import { fileOf } from './page-file.ts';

/** The fewest characters of text that a page can have. The shortest page, for unknown addresses, has about 900. */
const shortest = 300;

/** Returns the addresses that a page refers to in its own site. */
function addressesIn(page: HTMLElement): readonly string[] {
  const valuesOf = (name: string) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)?.trim() ?? '');
  const named = page
    .querySelectorAll('script, style')
    .map(({ innerHTML }) => innerHTML.matchAll(/(?:import|url)\(["']?([^"')]+)/g));
  // The share picture has an absolute address.
  const shared = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const addresses = [
    ...['href', 'src', 'poster'].flatMap(valuesOf),
    ...valuesOf('srcset').flatMap((list) => list.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
    ...named.flatMap((found) => [...found].map(([, file = '']) => file)),
    URL.canParse(shared) ? new URL(shared).pathname : '',
  ];
  return [...new Set(addresses)].filter((address) => !/^(?:[a-z]+:|\/\/|#?$)/.test(address));
}

/**
 * Finds pages of a built site that are not whole: without their title, description, heading or text, with the text of another page,
 * with a part that React left to the browser, or with references to pages, sections and files that the site does not have.
 * @returns one line for each problem, which begins with the name of the file
 */
export function pageProblems(dist: string): readonly string[] {
  // Hosts distinguish upper and lower case, even if the file system of this computer does not.
  const files = filesIn(dist);
  const names = files.filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [name, parse(readFileSync(join(dist, name), 'utf8'))]));
  const isThere = (from: string, address: string) => {
    const { pathname, hash } = new URL(address, `http://site/${from}`);
    const path = decodeURI(pathname);
    const file = address.startsWith('#') ? from : /^\/[\w-]*$/.test(path) ? fileOf(path) : path.slice(1);
    return files.includes(file) && (hash === '' || pages.get(file)?.getElementById(hash.slice(1)) !== null);
  };
  const seen = new Map<string, string>();
  return [...pages].flatMap(([file, page]) => {
    const main = page.querySelector('#root main');
    const text = main?.structuredText ?? '';
    // Hosts serve the not-found page at unknown addresses, too.
    const same = file === '404.html' ? undefined : seen.get(text);
    if (file !== '404.html') seen.set(text, file);
    const problems = [
      !page.querySelector('title')?.text.trim() && 'has no title',
      !page.querySelector('meta[name="description"]')?.getAttribute('content') && 'has no description',
      main?.querySelectorAll('h1').filter((heading) => heading.text.trim()).length !== 1 && 'does not have one h1',
      page.querySelector('#root template') && 'has a part that was not rendered (<template>)',
      text.length < shortest && `has only ${text.length} characters of text`,
      same && `has the text of ${same}`,
      ...addressesIn(page).map((address) => !isThere(file, address) && `refers to ${address}, which does not exist`),
    ];
    return problems.flatMap((problem) => (problem ? `${file} ${problem}.` : []));
  });
}
