import { labels } from '../../content/interface/labels';
import type { CardContent } from '../../content/types';
import { Icon } from '../Icon/Icon';
import { Picture, type PictureSource } from '../Picture/Picture';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Cards.module.css';

/** Chooses the number of columns that leaves the fewest gaps in the last row of cards. In a tie, returns the first such choice. */
function columnsFor(cards: number, choices: readonly number[]): number | undefined {
  const gaps = (columns: number) => (columns - (cards % columns)) % columns;
  const fewest = Math.min(...choices.map(gaps));
  return choices.find((columns) => gaps(columns) === fewest);
}

/** Up to this number, cards are rows on a phone. More of them stand in two columns. */
const fewCards = 6;

/** A grid of menu cards (specification section 2). On a phone, each card is a row if there are few, or the text is large. */
export function Cards({ cards, source = 'site' }: { cards: readonly CardContent[]; source?: PictureSource }) {
  return (
    <ul
      className={styles.cards}
      data-many={cards.length > fewCards || undefined}
      data-columns={columnsFor(cards.length, [3, 2])}
      data-columns-wide={columnsFor(cards.length, [4, 5, 3])}
    >
      {cards.map((card) => (
        <li key={card.to} className={`raised ${styles.card}`}>
          <div className={`card-frame ${styles.frame}`} data-screen-only>
            <Picture name={card.picture} crop="tall" source={source} />
          </div>
          <div className={styles.text}>
            <h3>{card.title ?? card.label}</h3>
            {card.line && <p>{card.line}</p>}
            {/* Use the label, because two cards have the title of another page, as specified (section 2). There, show it. */}
            <SiteLink to={card.to} className={styles.link}>
              <span data-screen-only>{labels.learnMore}</span>
              <span className={(card.title ?? card.label) === card.label ? 'visually-hidden' : styles.about}>
                {labels.about(card.label)}
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
