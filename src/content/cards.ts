import { site } from '../site';
import { conditionLinks, type NavLink, type PictureLink, programLinks, substanceLinks } from './navigation';

/** A menu card (specification section 2). Title, target and picture are stated apart, because some do not match. */
export interface CardContent extends PictureLink {
  readonly title: string;
}

const matching = (link: PictureLink): CardContent => ({ ...link, title: link.label });

export const conditionCards: readonly CardContent[] = conditionLinks.map(matching);
export const programCards: readonly CardContent[] = programLinks.map(matching);

/** The specification's mismatches: three cards whose title or picture is another page's. They are kept unless a clinic corrects them. */
const mismatches: Partial<Record<NavLink['to'], Pick<CardContent, 'title' | 'picture'>>> = {
  '/opioid': { title: 'Cocaine Addiction', picture: 'opioid' },
  '/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' },
  '/oxycodone': { title: 'Oxycodone Addiction', picture: 'cocaine' },
};

/**
 * The cards of the substances, in order.
 * @param corrected whether each has its own page's title and picture: the option `correctedCards`
 */
export const substanceCardsWith = (corrected: boolean): readonly CardContent[] =>
  substanceLinks.map((link) => ({ ...matching(link), ...(!corrected && mismatches[link.to]) }));

export const substanceCards = substanceCardsWith(site.options.correctedCards);

/** The three that the home page shows. */
const homeSubstances = ['/alcohol', '/prescriptions', '/cocaine'] as const;
export const homeSubstanceCards: readonly CardContent[] = homeSubstances.flatMap((to) =>
  substanceLinks.filter((link) => link.to === to).map(matching),
);
