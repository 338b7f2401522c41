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
  /** The source of each block of structured data. */
  readonly blocks: readonly string[];
}

// Rendered before any test runs, so that rendering does not count toward a test's timeout.
const heads = new Map<Path, Head>();
for (const { path } of routes) {
  const head = parse((await renderPage(path)).head, { blockTextElements: { script: true } });
  const scripts = head.querySelectorAll('script[type="application/ld+json"]');
  heads.set(path, { head, blocks: scripts.map(({ rawText }) => rawText) });
}

/** The prerendered head of a page. */
export function headAt(path: Path): Head {
  const head = heads.get(path);
  if (!head) throw new Error(`${path} was not rendered`);
  return head;
}

/** Narrows a value of the structured data to an object. @throws if it is none */
export function thing(value: unknown): Thing {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${JSON.stringify(value)} is not an object`);
  return value as Thing;
}

/** Narrows a value of the structured data to a list of objects. @throws if it is none */
export function things(value: unknown): readonly Thing[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a list`);
  return value.map(thing);
}

/** The parsed structured data of a page. @throws if there is more than one block */
export function dataAt(path: Path): Thing {
  const [block = '', ...others] = headAt(path).blocks;
  if (others.length > 0) throw new Error(`${path} has ${others.length + 1} blocks`);
  return thing(JSON.parse(block));
}
