import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { RichText } from '../components/RichText/RichText';
import { SectionLink } from '../components/SiteLink/SiteLink';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { UrgentCalls } from '../components/UrgentCalls/UrgentCalls';
import { programHeadings as headings } from '../content/headings';
import { inSpanish } from '../content/in-spanish';
import type { Text } from '../content/rich-text';
import type { ProgramContent } from '../content/types';
import styles from './ProgramPage.module.css';

/** The fragment identifier of the section in Spanish. */
const spanishSection = 'en-espanol';

function Pair({ term, text }: { term: string; text: Text }) {
  return (
    <div className={styles.pair}>
      <dt>{term}</dt>
      <dd>
        <RichText text={text} />
      </dd>
    </div>
  );
}

/** The template of a program page (specification section 2): at a glance, details, a typical week, how to start. */
export function ProgramPage({ content }: { content: ProgramContent }) {
  const { crisis, glance } = content;
  const banner = (
    <Banner title={content.title} lead={content.lead} picture={content.picture} inset={crisis !== undefined}>
      {!crisis && (
        <>
          <NextSteps />
          <p className={styles.hours}>
            <strong>{headings.hours}:</strong> <RichText text={glance.hours} />
          </p>
        </>
      )}
    </Banner>
  );
  return (
    <>
      {!crisis && banner}
      <Container>
        <Columns
          above={
            <>
              {crisis && (
                <>
                  <UrgentCalls {...crisis} />
                  <p lang="es" className={styles.spanish}>
                    <SectionLink section={spanishSection} className="standalone-link">
                      {headings.spanish}
                    </SectionLink>
                  </p>
                  <EmergencyBox actions={content.urgentActions} beforeHeading />
                  {banner}
                </>
              )}
              <section className={styles.glance}>
                <h2>{headings.glance}</h2>
                <dl>
                  <Pair term={headings.suits} text={glance.suits} />
                  {crisis && <Pair term={headings.hours} text={glance.hours} />}
                  <Pair term={headings.moreCare} text={glance.moreCare} />
                </dl>
              </section>
            </>
          }
          aside={<StartPanel heading={headings.start} body={content.start} contactLink={!crisis} />}
          asideLast
        >
          {content.sections.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
          <PageSection id="week" heading={content.weekHeading ?? headings.week} body={[]}>
            <dl className={styles.week}>
              {content.week.map(({ when, what }) => (
                <Pair key={when} term={when} text={what} />
              ))}
            </dl>
          </PageSection>
          {crisis && (
            <div lang="es">
              <PageSection id={spanishSection} heading={headings.spanish} body={inSpanish} />
            </div>
          )}
          {content.notices && <Notices notices={content.notices} />}
        </Columns>
      </Container>
    </>
  );
}
