import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { Cards } from '../components/Cards/Cards';
import { Columns } from '../components/Columns/Columns';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { QuickLinks } from '../components/QuickLinks/QuickLinks';
import { Blocks } from '../components/RichText/RichText';
import type { MenuPageContent } from '../content/types';
import styles from './MenuPage.module.css';

/** A page with a menu of cards (specification section 2), whose pictures come from the cloud bucket (section 7). */
export function MenuPage({ content }: { content: MenuPageContent }) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps />
      </Banner>
      <div className="container">
        <QuickLinks {...content.urgent} />
        <BelowFold>
          <section className={styles.cards}>
            <h2>{content.cardsHeading}</h2>
            <Cards cards={content.cards} source="bucket" />
            {content.below && (
              <div className={styles.below}>
                <Blocks blocks={content.below} />
              </div>
            )}
          </section>
          <Columns sections={content.sections} />
        </BelowFold>
      </div>
    </>
  );
}
