import { ButtonLink } from '../components/buttons/ButtonLink';
import { CallButton } from '../components/buttons/CallButton';
import { Cards } from '../components/Cards/Cards';
import { Container } from '../components/Container/Container';
import { Icon } from '../components/Icon/Icon';
import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { PageReview } from '../components/PageReview/PageReview';
import { PageSection } from '../components/PageSection/PageSection';
import { Picture } from '../components/Picture/Picture';
import { RichText } from '../components/RichText/RichText';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { Slider } from '../components/Slider/Slider';
import { ContactForm } from '../contact/ContactForm';
import { homeSubstanceCards, programCards } from '../content/cards';
import { content } from '../content/home';
import { callToAssess } from '../content/shared';
import styles from './home.module.css';

/** Specification section 1: the home page, its sections in order. */
function HomePage() {
  const { about, substances, programs, promo, mission } = content;
  return (
    <>
      <section className={styles.hero}>
        <h1 tabIndex={-1}>{content.title}</h1>
        <div className={styles.slides}>
          <Slider slides={content.slides} />
        </div>
        <section className={styles.intro}>
          <h2>{content.tagline}</h2>
          <p>
            <RichText text={content.intro} />
          </p>
          <p>
            <RichText text={callToAssess.text} />
          </p>
          <PageReview />
          <p className={styles.actions}>
            <CallButton label={content.callLabel} />{' '}
            <ButtonLink to="/contact" quiet>
              {content.contactLinkText}
            </ButtonLink>
          </p>
        </section>
      </section>
      <Container>
        <div className={styles.about}>
          <PageSection id="about" heading={about.heading} body={about.body}>
            <p>
              <SiteLink to="/about-us" className="standalone-link">
                {about.linkText}
              </SiteLink>
            </p>
          </PageSection>
        </div>
        <div className={styles.cards}>
          <PageSection id="substances" heading={substances.heading} body={substances.body} />
          <Cards cards={homeSubstanceCards} />
          <p className={styles.all}>
            <ButtonLink to="/substance-abuse" quiet>
              {substances.viewAllText}
              <span className="visually-hidden"> substances</span>
              <Icon name="arrow" />
            </ButtonLink>
          </p>
        </div>
        <div className={styles.cards}>
          <PageSection id="programs" heading={programs.heading} body={programs.body} />
          <Cards cards={programCards} />
        </div>
        <InsuranceSection />
      </Container>
      <div className={styles.promo}>
        <Container className={styles.promoInner}>
          <PageSection id="mental-health" heading={promo.heading} body={promo.body}>
            <p>
              <ButtonLink to="/mental-health">
                {promo.linkText}
                <span className="visually-hidden"> about mental health</span>
              </ButtonLink>
            </p>
          </PageSection>
          <Picture name={promo.picture} crop="wide" className={styles.promoPicture} />
        </Container>
      </div>
      <Container className={styles.mission}>
        <PageSection id="mission" heading={mission.heading} body={mission.body} />
      </Container>
      <ContactForm />
    </>
  );
}

export const meta = content;
export const element = <HomePage />;
