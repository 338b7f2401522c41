import { type Link, menus } from './navigation.ts';

/*
 * The cards of the two menus (specification, section 2), in order. The specification requires one card for each page of a
 * menu, and fixes two titles. It says that several titles and pictures are mismatched, but not which pictures. This project
 * chose the other titles and all pictures: except for the mismatches below, each card has the title that its page has in
 * the menu, and the picture of its page.
 */

export interface PictureCard {
  readonly title: string;
  readonly path: `/${string}`;
  /** The path of the page that the picture illustrates, without the slash. */
  readonly picture: string;
}

/** The label of every card's link. */
export const cardButton = 'Learn More' as const satisfies string;

const [, mentalHealth, addiction] = menus;

const matching = ({ label, path, picture = path.slice(1) }: Link): PictureCard => ({ title: label, path, picture });

export const conditionCards: readonly PictureCard[] = mentalHealth.entries.map(matching);

const mismatchedCards = [
  // Mismatched title.
  { title: 'Cocaine Addiction', path: '/opioid', picture: 'opioid' },
  // Mismatched picture.
  { title: 'Oxycodone Addiction', path: '/oxycodone', picture: 'cocaine' },
  // Mismatched title and picture.
  { title: 'Cocaine Addiction', path: '/xanax', picture: 'alcohol' },
] as const satisfies readonly PictureCard[];

export const substanceCards: readonly PictureCard[] = addiction.entries.map(
  (entry) => mismatchedCards.find(({ path }) => path === entry.path) ?? matching(entry),
);
