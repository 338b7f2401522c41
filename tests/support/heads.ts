import { type HTMLElement, parse } from 'node-html-parser';
import { routes } from '../../spec/routes';
import { renderPage } from '../../src/prerender';
import type { Path } from './rendered';

/** An object of a page's structured data. */
export interface Thing {
  readonly [property: string]: unknown;
}

interface Head {
  readonly head: HTMLElement;
  /** The text of each block of structured data, as it stands in the page. */
  readonly blocks: readonly string[];
}

// Before any test runs, so that no test's time goes into rendering.
const heads = new Map<Path, Head>();
for (const { path } of routes) {
  const head = parse((await renderPage(path)).head, { blockTextElements: { script: true } });
  const scripts = head.querySelectorAll('script[type="application/ld+json"]');
  heads.set(path, { head, blocks: scripts.map(({ rawText }) => rawText) });
}

/** What the build puts into the head of a page. */
export function headAt(path: Path): Head {
  const head = heads.get(path);
  if (!head) throw new Error(`${path} was not rendered`);
  return head;
}

/** A value of the structured data that must be an object. */
export function thing(value: unknown): Thing {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${JSON.stringify(value)} is no object`);
  return value as Thing;
}

/** A value of the structured data that must be a list of objects. */
export function things(value: unknown): readonly Thing[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is no list`);
  return value.map(thing);
}

/** The one block of structured data of a page, read. */
export function dataAt(path: Path): Thing {
  const [block = '', ...others] = headAt(path).blocks;
  if (others.length > 0) throw new Error(`${path} has ${others.length + 1} blocks`);
  return thing(JSON.parse(block));
}
