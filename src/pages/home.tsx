import { ContactForm } from '../contact/ContactForm';
import { homeSubstanceCards, programCards } from '../content/cards';
import { content } from '../content/home';
import { callToAssess } from '../content/shared';
import { CallButton } from '../ui/CallButton';
import { Cards } from '../ui/Card';
import { Container } from '../ui/Container';
import { PageSection } from '../ui/PageSection';
import { RichText } from '../ui/RichText';
import { SiteLink } from '../ui/SiteLink';
import { Slider } from '../ui/Slider';
import styles from './home.module.css';
import { InsuranceSection } from './InsuranceSection';

export const meta = content;

/** The home page, its sections in the specification's order (section 1). */
export function Page() {
  const { about, substances, programs, promo, mission } = content;
  return (
    <>
      <section className={styles.hero} aria-labelledby="headline">
        <div className={styles.headline}>
          <h1 id="headline" tabIndex={-1}>
            {content.title}
          </h1>
        </div>
        <Slider slides={content.slides} />
      </section>
      <Container>
        <section className={styles.intro} aria-labelledby="tagline">
          <h2 id="tagline">{content.tagline}</h2>
          <p>
            <RichText text={content.intro} />
          </p>
          <p>
            <RichText text={callToAssess.text} />
          </p>
          <p className={styles.actions}>
            <CallButton label={content.callLabel} /> <SiteLink to="/contact">{content.contactLinkText}</SiteLink>
          </p>
        </section>
        <PageSection id="about" heading={about.heading} body={about.body}>
          <p>
            <SiteLink to="/about-us" near>
              {about.linkText}
            </SiteLink>
          </p>
        </PageSection>
        <div className={styles.cards}>
          <PageSection id="substances" heading={substances.heading} body={substances.body} />
          <Cards cards={homeSubstanceCards} />
          <p className={styles.all}>
            <SiteLink to="/substance-abuse" near>
              {substances.viewAllText}
              <span className="visually-hidden"> substances</span>
            </SiteLink>
          </p>
        </div>
        <div className={styles.cards}>
          <PageSection id="programs" heading={programs.heading} body={programs.body} />
          <Cards cards={programCards} />
        </div>
        <InsuranceSection />
      </Container>
      <div className={styles.promo}>
        <Container>
          <PageSection id="mental-health" heading={promo.heading} body={promo.body}>
            <p>
              <SiteLink to="/mental-health" near>
                {promo.linkText}
                <span className="visually-hidden"> about mental health</span>
              </SiteLink>
            </p>
          </PageSection>
        </Container>
      </div>
      <Container>
        <PageSection id="mission" heading={mission.heading} body={mission.body} />
      </Container>
      <ContactForm />
    </>
  );
}
