import { site } from '../../site';
import type { CardContent, NavLink } from '../types';
import { substanceLinks } from './menus';

/** Three cards have the title or picture of another page, as specified. An option corrects them. */
const mismatches: Partial<Record<NavLink['to'], Required<Pick<CardContent, 'title' | 'picture'>>>> = {
  '/opioid': { title: 'Cocaine Addiction', picture: 'opioid' },
  '/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' },
  '/oxycodone': { title: 'Oxycodone Addiction', picture: 'cocaine' },
};

/**
 * Returns the cards of the substances, in the order of `substanceLinks`.
 * @param corrected whether each card has the title and picture of its own page (`options.correctedCards`)
 */
export const substanceCardsWith = (corrected: boolean): readonly CardContent[] =>
  substanceLinks.map((link) => ({ ...link, ...(!corrected && mismatches[link.to]) }));

export const substanceCards = substanceCardsWith(site.options.correctedCards);
