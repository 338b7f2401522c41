import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, forWebPerson, merged } from './finding.ts';
import { filesIn, type Stamp, stampFile } from './stamp.ts';

const attributes = ['href', 'src', 'srcset', 'poster'];

/** Returns the addresses that an element refers to. */
function addressesOf(element: HTMLElement): readonly string[] {
  const named = attributes.flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    return name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : value.trim();
  });
  const imports = element.rawTagName === 'script' ? [...element.innerHTML.matchAll(/import\('([^']+)'\)/g)] : [];
  // The share picture has an absolute address.
  const shared = element.getAttribute('property') === 'og:image' ? (element.getAttribute('content') ?? '') : '';
  return [...named, ...imports.map(([, file = '']) => file), URL.canParse(shared) ? new URL(shared).pathname : ''];
}

/**
 * Finds references on the pages of a built site to pages, sections and files that it does not have.
 * @returns the file of each page ("about-us.html"), and the target as in the page ("/privacy#messages")
 */
export function deadReferences(dist: string): readonly { readonly page: string; readonly target: string }[] {
  const pages = readdirSync(dist).filter((name) => name.endsWith('.html'));
  const parsed = new Map(pages.map((page) => [page, parse(readFileSync(join(dist, page), 'utf8'))]));
  const isThere = (page: string, target: string) => {
    const { pathname, hash } = new URL(target, `http://site/${page}`);
    const path = decodeURI(pathname);
    const file = target.startsWith('#') ? page : /^\/[\w-]*$/.test(path) ? fileOf(path) : path.slice(1);
    if (!existsSync(join(dist, file))) return false;
    return hash === '' || parsed.get(file)?.getElementById(hash.slice(1)) !== null;
  };
  return [...parsed].flatMap(([page, document]) => {
    const named = document.querySelectorAll('*').flatMap(addressesOf);
    const own = [...new Set(named)].filter((target) => /^(?:\/(?!\/)|#.)/.test(target));
    return own.filter((target) => !isThere(page, target)).map((target) => ({ page, target }));
  });
}

/** Returns why a built site is not the one to upload, or undefined if it is. @param inputs their current fingerprint */
function stampProblem(dist: string, inputs: string): string | undefined {
  if (!existsSync(join(dist, 'index.html'))) return 'There is no built site';
  // The build writes the stamp last.
  if (!existsSync(join(dist, stampFile))) return 'The last build failed';
  const stamp = JSON.parse(readFileSync(join(dist, stampFile), 'utf8')) as Stamp;
  if (stamp.mode !== 'production') return `It was built in “${stamp.mode}” mode (npm start and npm test do so)`;
  return stamp.inputs === inputs
    ? undefined
    : 'Facts, variables, text, pictures or code have changed since it was built';
}

/** Finds the reasons not to upload the built site. */
export function checkDist(dist: string, inputs: string): readonly Finding[] {
  const problem = stampProblem(dist, inputs);
  if (problem) return [forWebPerson('dist/', `${problem}; run npm run build.`)];
  const pages = filesIn(dist).filter((file) => /\.(?:html|xml|txt)$/.test(file));
  const local = pages.filter((file) => /\b(?:localhost|127\.0\.0\.1)\b/.test(readFileSync(join(dist, file), 'utf8')));
  return merged([
    ...local.map((file) => [file, 'It names this computer (localhost); set VITE_SITE_URL, and build again.'] as const),
    ...deadReferences(dist).map(({ page, target }) => [page, `It refers to ${target}, which does not exist.`] as const),
  ]);
}
