import { Banner } from '../components/Banner/Banner';
import { CallPanel } from '../components/CallPanel/CallPanel';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { RichText } from '../components/RichText/RichText';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { UrgentBox } from '../components/UrgentBox/UrgentBox';
import { UrgentCard } from '../components/UrgentCard/UrgentCard';
import { crisisInSpanish } from '../content/notices/relay';
import type { ProgramContent, Text } from '../content/types';
import styles from './ProgramPage.module.css';

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
  return (
    <>
      {crisis && (
        <Container className={styles.urgent}>
          <UrgentBox />
        </Container>
      )}
      <Banner title={content.title} lead={content.lead} picture={content.picture} />
      <Container>
        {content.urgentActions && <UrgentCard actions={content.urgentActions} />}
        <section className={styles.glance}>
          <h2>At a glance</h2>
          <dl>
            <Pair term="Who it suits" text={glance.suits} />
            <Pair term="Hours" text={glance.hours} />
            <Pair term="Who needs more care" text={glance.moreCare} />
          </dl>
        </section>
        <Columns aside={<StartPanel />}>
          {content.sections.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
          <PageSection id="week" heading={content.weekHeading ?? 'A typical week'} body={[]}>
            <dl className={styles.week}>
              {content.week.map(({ when, what }) => (
                <Pair key={when} term={when} text={what} />
              ))}
            </dl>
          </PageSection>
          <PageSection id="start" heading="How to start" body={content.start} />
          {crisis && <Notices notices={[crisisInSpanish]} />}
        </Columns>
      </Container>
      <CallPanel />
    </>
  );
}
