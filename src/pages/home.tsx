import { BelowFold } from '../components/BelowFold/BelowFold';
import { Button } from '../components/Button/Button';
import { CallButton } from '../components/CallButton/CallButton';
import { Cards } from '../components/Cards/Cards';
import { Icon } from '../components/Icon/Icon';
import { InSpanish } from '../components/InSpanish/InSpanish';
import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { PageReview } from '../components/PageReview/PageReview';
import { PageSection } from '../components/PageSection/PageSection';
import { Picture } from '../components/Picture/Picture';
import { QuickLinks } from '../components/QuickLinks/QuickLinks';
import { Blocks } from '../components/RichText/RichText';
import { Slider } from '../components/Slider/Slider';
import { ContactForm } from '../contact/ContactForm';
import { quickLinks } from '../content/interface/quick-links';
import { content } from '../content/pages/home';
import styles from './home.module.css';

export const metadata = content;

/** The home page and its sections in order (specification section 1). */
export function Page() {
  const { about, substances, programs, promo, mission } = content;
  return (
    <>
      <section className={styles.hero}>
        <h1>{content.title}</h1>
        <Slider slides={content.slides} />
        <section className={styles.intro}>
          <h2>{content.tagline}</h2>
          <p className="actions">
            <CallButton label={content.callLabel} />{' '}
            <Button to="/contact" variant="quiet">
              {content.contactLinkText}
            </Button>
          </p>
          <ul className={styles.reasons}>
            {content.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Blocks blocks={[content.intro, content.call]} />
          <PageReview />
        </section>
      </section>
      <BelowFold>
        <div className="container">
          <QuickLinks {...quickLinks} />
          <InSpanish />
          <div className={styles.about}>
            <PageSection {...about} />
          </div>
          <div className={styles.cards}>
            <PageSection {...substances} />
            <Cards cards={substances.cards} />
            <p className="actions" data-screen-only>
              <Button to="/substance-abuse" variant="quiet">
                {substances.viewAllText}
                <span className="visually-hidden">{substances.linkTextEnd}</span>
                <Icon name="arrow" />
              </Button>
            </p>
          </div>
          <div className={styles.cards}>
            <PageSection {...programs} />
            <Cards cards={programs.cards} />
          </div>
          <InsuranceSection />
        </div>
        <div className={styles.promo}>
          <div className={`container ${styles.promoInner}`}>
            <PageSection {...promo}>
              <p data-screen-only>
                <Button to="/mental-health">
                  {promo.linkText}
                  <span className="visually-hidden">{promo.linkTextEnd}</span>
                </Button>
              </p>
            </PageSection>
            <Picture name={promo.picture} crop="wide" className={styles.promoPicture} />
          </div>
        </div>
        <div className={`container ${styles.mission}`}>
          <PageSection {...mission} />
        </div>
        <ContactForm />
      </BelowFold>
    </>
  );
}
