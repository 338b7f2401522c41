import { conditionCards } from '../../content/cards';
import type { Example } from '../example';
import { Cards } from './Cards';

const longTitle = conditionCards
  .slice(0, 1)
  .map((card) => ({ ...card, title: 'Post-traumatic stress disorder and acute stress' }));

export const examples: readonly Example[] = [
  { state: 'default', element: <Cards cards={conditionCards.slice(0, 3)} />, wide: true },
  {
    state: 'small screen',
    element: <Cards cards={conditionCards.slice(0, 1)} />,
    pseudoStates: ['hover', 'focus-visible'],
    screen: { width: 320, height: 410 },
  },
  { state: 'long text', element: <Cards cards={longTitle} />, screen: { width: 320, height: 410 } },
];
