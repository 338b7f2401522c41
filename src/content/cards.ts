import { site } from '../site';
import { conditionLinks, type NavLink, type PictureLink, programLinks, substanceLinks } from './navigation';

/** A menu card (specification section 2). Title, target, and picture are separate, because some do not match. */
export interface CardContent extends PictureLink {
  readonly title: string;
}

const matching = (link: PictureLink): CardContent => ({ ...link, title: link.label });

export const conditionCards: readonly CardContent[] = conditionLinks.map(matching);
export const programCards: readonly CardContent[] = programLinks.map(matching);

/** Three cards have the title or the picture of another page. The specification keeps them; an option corrects them. */
const mismatches: Partial<Record<NavLink['to'], Pick<CardContent, 'title' | 'picture'>>> = {
  '/opioid': { title: 'Cocaine Addiction', picture: 'opioid' },
  '/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' },
  '/oxycodone': { title: 'Oxycodone Addiction', picture: 'cocaine' },
};

/**
 * Returns the cards of the substances, in order.
 * @param corrected whether each has the title and picture of its own page: the option `correctedCards`
 */
export const substanceCardsWith = (corrected: boolean): readonly CardContent[] =>
  substanceLinks.map((link) => ({ ...matching(link), ...(!corrected && mismatches[link.to]) }));

export const substanceCards = substanceCardsWith(site.options.correctedCards);

/** The three substances on the home page. */
const homeSubstances = ['/alcohol', '/prescriptions', '/cocaine'] as const;
export const homeSubstanceCards: readonly CardContent[] = homeSubstances.flatMap((to) =>
  substanceLinks.filter((link) => link.to === to).map(matching),
);
