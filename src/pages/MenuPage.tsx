import { Banner } from '../components/Banner/Banner';
import { CallPanel } from '../components/CallPanel/CallPanel';
import { Cards } from '../components/Cards/Cards';
import { Container } from '../components/Container/Container';
import { Blocks } from '../components/RichText/RichText';
import type { CardContent } from '../content/cards';
import type { Block, PageMeta, Text } from '../content/types';
import styles from './MenuPage.module.css';

interface MenuPageProps {
  content: PageMeta & { readonly lead: Text; readonly intro: readonly Block[] };
  cardsHeading: string;
  cards: readonly CardContent[];
}

/** A menu of condition or substance cards, whose pictures come from the bucket (specification sections 2 and 7). */
export function MenuPage({ content, cardsHeading, cards }: MenuPageProps) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture} />
      <Container>
        <div className={styles.intro}>
          <Blocks blocks={content.intro} />
        </div>
        <section className={styles.cards}>
          <h2>{cardsHeading}</h2>
          <Cards cards={cards} store="bucket" />
        </section>
      </Container>
      <CallPanel />
    </>
  );
}
