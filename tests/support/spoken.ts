import { virtual } from '@guidepup/virtual-screen-reader';

/** One thing that a screen reader says, and what it stands on as it says it. */
export interface Spoken {
  /** As the virtual screen reader puts it: "link, Home, current page", "end of list". */
  readonly phrase: string;
  readonly node: Node;
}

/** The roles that a screen reader offers as landmarks; a slider is a region that calls itself a carousel. */
const landmarkRoles = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'carousel', 'form'];

/** Whether a closed disclosure hides it; the virtual screen reader reads on regardless. */
function isCollapsed(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest('details:not([open]) > :not(summary)') !== null;
}

/**
 * Reads all that is on the page, from its beginning to its end.
 * @returns what is spoken, in order
 */
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

/**
 * Listens while something happens on the page.
 * @returns what is spoken of it: live regions that change, and what the focus goes to
 */
export async function heardDuring(happening: () => Promise<unknown>): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  try {
    // The name of the document, which is said for a greeting.
    const before = (await virtual.spokenPhraseLog()).length;
    await happening();
    return (await virtual.spokenPhraseLog()).slice(before);
  } finally {
    await virtual.stop();
  }
}

/** The phrases alone. */
export const phrasesOf = (spoken: readonly Spoken[]): readonly string[] => spoken.map(({ phrase }) => phrase);

/** Whether a phrase tells of an element in one of these roles, and not of a text that happens to read alike. */
function opens({ phrase, node }: Spoken, roles: readonly string[]): boolean {
  return node instanceof Element && roles.some((role) => phrase === role || phrase.startsWith(`${role}, `));
}

/** What is spoken of elements in these roles, in order, without the words that end them. */
export function spokenOf(spoken: readonly Spoken[], ...roles: readonly string[]): readonly string[] {
  return phrasesOf(spoken.filter((one) => opens(one, roles)));
}

/** What is spoken of headings: "heading, Contact, level 1". */
export const spokenHeadings = (spoken: readonly Spoken[]) => spokenOf(spoken, 'heading');

/** What is spoken of links: "link, Home, current page". */
export const spokenLinks = (spoken: readonly Spoken[]) => spokenOf(spoken, 'link');

/** What is spoken of landmarks: "navigation, Footer". That the page is not busy says nothing of its order or name. */
export function spokenLandmarks(spoken: readonly Spoken[]): readonly string[] {
  return spokenOf(spoken, ...landmarkRoles).map((phrase) => phrase.replace(/^main, not busy$/, 'main'));
}

/**
 * The part between the words that begin something and those that end it, both included.
 * @param start how it is spoken of: "banner", "navigation, Main"
 * @throws when it is not spoken of, or not ended
 */
export function within(spoken: readonly Spoken[], start: string): readonly Spoken[] {
  const from = spoken.findIndex(({ phrase, node }) => phrase === start && node instanceof Element);
  const to = spoken.findIndex(({ phrase, node }) => phrase === `end of ${start}` && node === spoken[from]?.node);
  if (from < 0 || to < from) throw new Error(`Nothing is spoken of as "${start}"`);
  return spoken.slice(from, to + 1);
}
