import { virtual } from '@guidepup/virtual-screen-reader';

/** A phrase that the screen reader speaks, and the node that it is on. */
export interface Spoken {
  /** In the words of the virtual screen reader: "link, Home, current page", "end of list". */
  readonly phrase: string;
  readonly node: Node;
}

/** The roles of landmarks; the slider is a region with the role description "carousel". */
const landmarkRoles = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'carousel', 'form'];

/** Whether a closed `<details>` hides a node, which the virtual screen reader ignores. */
function isCollapsed(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest('details:not([open]) > :not(summary)') !== null;
}

/** Reads the whole page with the screen reader, in order. */
export async function readPage(): Promise<readonly Spoken[]> {
  await virtual.start({ container: document.body });
  const spoken: Spoken[] = [];
  try {
    for (;;) {
      const phrase = await virtual.lastSpokenPhrase();
      const node = virtual.activeNode ?? document;
      if (!isCollapsed(node)) spoken.push({ phrase, node });
      if (phrase === 'end of document') return spoken;
      await virtual.next();
    }
  } finally {
    await virtual.stop();
  }
}

/** The phrases that the screen reader speaks during an action: changes in live regions, and elements that get the focus. */
export async function spokenDuring(action: () => Promise<unknown>): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  try {
    // It starts with the name of the document.
    const before = (await virtual.spokenPhraseLog()).length;
    await action();
    return (await virtual.spokenPhraseLog()).slice(before);
  } finally {
    await virtual.stop();
  }
}

/** The phrases without their nodes. */
export const phrasesOf = (spoken: readonly Spoken[]): readonly string[] => spoken.map(({ phrase }) => phrase);

/** Whether a phrase starts an element with one of these roles; text that reads the same does not count. */
function opens({ phrase, node }: Spoken, roles: readonly string[]): boolean {
  return node instanceof Element && roles.some((role) => phrase === role || phrase.startsWith(`${role}, `));
}

/** The phrases of elements with these roles, in order, without those that end an element. */
export function spokenOf(spoken: readonly Spoken[], ...roles: readonly string[]): readonly string[] {
  return phrasesOf(spoken.filter((one) => opens(one, roles)));
}

/** The phrases of headings: "heading, Contact, level 1". */
export const spokenHeadings = (spoken: readonly Spoken[]) => spokenOf(spoken, 'heading');

/** The phrases of links: "link, Home, current page". */
export const spokenLinks = (spoken: readonly Spoken[]) => spokenOf(spoken, 'link');

/** The phrases of landmarks: "navigation, Footer". */
export const spokenLandmarks = (spoken: readonly Spoken[]) => spokenOf(spoken, ...landmarkRoles);

/**
 * What is spoken from the phrase that starts an element to the one that ends it, both included.
 * @param start the phrase that starts it: "banner", "navigation, Main"
 * @throws when there is no such element
 */
export function spokenWithin(spoken: readonly Spoken[], start: string): readonly Spoken[] {
  const from = spoken.findIndex(({ phrase, node }) => phrase === start && node instanceof Element);
  const to = spoken.findIndex(({ phrase, node }) => phrase === `end of ${start}` && node === spoken[from]?.node);
  if (from < 0 || to < from) throw new Error(`The screen reader does not speak "${start}"`);
  return spoken.slice(from, to + 1);
}
