import { substanceCards } from '../content/cards';
import { substanceAbuseMenu } from '../content/menus';
import { MenuPage } from './MenuPage';

export const meta = substanceAbuseMenu;

/** Specification section 2: /substance-abuse. */
export function Page() {
  return <MenuPage content={substanceAbuseMenu} cardsHeading="Substances" cards={substanceCards} />;
}
