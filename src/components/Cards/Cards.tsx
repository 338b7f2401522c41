import type { CardContent } from '../../content/cards';
import { Icon } from '../Icon/Icon';
import type { PictureStore } from '../Picture/address';
import { Picture } from '../Picture/Picture';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Cards.module.css';
import { columnsFor } from './columns';

interface CardProps {
  card: CardContent;
  store: PictureStore;
}

function Card({ card, store }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Picture name={card.picture} crop="tall" store={store} className={styles.picture} />
      </div>
      <div className={styles.text}>
        <h3>{card.title}</h3>
        {/* Three titles do not match their page; the label does (specification section 2). */}
        <SiteLink to={card.to} className={styles.link}>
          Learn More<span className="visually-hidden"> about {card.label}</span>
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </li>
  );
}

/**
 * A grid of menu cards: picture, title, "Learn More" (specification section 2).
 * @param store where the pictures are fetched from
 */
export function Cards({ cards, store = 'site' }: { cards: readonly CardContent[]; store?: PictureStore }) {
  return (
    <ul
      className={styles.cards}
      data-columns={columnsFor(cards.length, [3, 2])}
      data-columns-wide={columnsFor(cards.length, [4, 5, 3])}
    >
      {cards.map((card) => (
        <Card key={card.to} card={card} store={store} />
      ))}
    </ul>
  );
}
