import { conditionCards } from '../content/cards';
import { mentalHealthMenu } from '../content/menus';
import { MenuPage } from './MenuPage';

export const meta = mentalHealthMenu;

/** Specification section 2: /mental-health. */
export function Page() {
  return <MenuPage content={mentalHealthMenu} cardsHeading="Conditions" cards={conditionCards} />;
}
