import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { RichText } from '../components/RichText/RichText';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { programHeadings as headings } from '../content/headings';
import type { Text } from '../content/rich-text';
import type { ProgramContent } from '../content/types';
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

interface ProgramPageProps {
  content: ProgramContent;
  /** Content before the banner. The banner is then a smaller card. */
  before?: ReactNode;
  /** Content after the typical week. */
  after?: ReactNode;
}

/** The template of a program page (specification section 2): at a glance, details, a typical week, how to start. */
export function ProgramPage({ content, before, after }: ProgramPageProps) {
  const { glance } = content;
  const banner = (
    <Banner title={content.title} lead={content.lead} picture={content.picture} inset={before !== undefined}>
      {!before && (
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
      {!before && banner}
      <Container>
        <Columns
          above={
            <>
              {before}
              {before && banner}
              <section className={styles.glance}>
                <h2>{headings.glance}</h2>
                <dl>
                  <Pair term={headings.suits} text={glance.suits} />
                  {before && <Pair term={headings.hours} text={glance.hours} />}
                  <Pair term={headings.moreCare} text={glance.moreCare} />
                </dl>
              </section>
            </>
          }
          aside={<StartPanel heading={headings.start} body={content.start} contactLink={!before} />}
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
          {after}
          {content.notices && <Notices notices={content.notices} />}
        </Columns>
      </Container>
    </>
  );
}
