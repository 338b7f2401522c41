import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesIn } from '../launch-check/files.ts';
import { fileOf } from './page-file.ts';

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
  // Hosts distinguish upper and lower case, even if the file system of this computer does not.
  const files = filesIn(dist);
  const pages = files.filter((name) => name.endsWith('.html'));
  const parsed = new Map(pages.map((page) => [page, parse(readFileSync(join(dist, page), 'utf8'))]));
  const isThere = (page: string, target: string) => {
    const { pathname, hash } = new URL(target, `http://site/${page}`);
    const path = decodeURI(pathname);
    const file = target.startsWith('#') ? page : /^\/[\w-]*$/.test(path) ? fileOf(path) : path.slice(1);
    if (!files.includes(file)) return false;
    return hash === '' || parsed.get(file)?.getElementById(hash.slice(1)) !== null;
  };
  return [...parsed].flatMap(([page, document]) => {
    const named = document.querySelectorAll('*').flatMap(addressesOf);
    const own = [...new Set(named)].filter((target) => /^(?:\/(?!\/)|#.)/.test(target));
    return own.filter((target) => !isThere(page, target)).map((target) => ({ page, target }));
  });
}
