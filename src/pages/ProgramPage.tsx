import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { Blocks, RichText } from '../components/RichText/RichText';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { programHeadings as headings } from '../content/interface/templates';
import type { Text } from '../content/rich-text';
import type { ProgramContent } from '../content/types';
import styles from './ProgramPage.module.css';

interface PairsProps {
  pairs: readonly (readonly [term: string, text: Text])[];
  className?: string | undefined;
}

/** Terms, and what they mean on this page. */
function Pairs({ pairs, className }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(([term, text]) => (
        <div key={term} className={styles.pair}>
          <dt>{term}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The panel above the text of a program page. */
export function Glance({ lead, pairs }: { lead?: Text; pairs: PairsProps['pairs'] }) {
  return (
    <section className={styles.glance}>
      <h2>{headings.glance}</h2>
      {lead && <Blocks blocks={[lead]} />}
      <Pairs pairs={pairs} />
    </section>
  );
}

interface ProgramDetailsProps {
  content: ProgramContent;
  /** Content above the text. */
  above: ReactNode;
  /** The start panel. */
  start: ReactNode;
}

/** The text of a program page: details, a typical week, notices, how to start. */
export function ProgramDetails({ content, above, start }: ProgramDetailsProps) {
  const week = {
    id: 'week',
    heading: content.weekHeading ?? headings.week,
    body: [],
    children: <Pairs className={styles.week} pairs={content.week.map(({ when, what }) => [when, what])} />,
  };
  return (
    <Container>
      <Columns above={above} sections={[...content.sections, week]} notices={content.notices} start={start} />
    </Container>
  );
}

/** The template of a program page (specification section 2): at a glance, details, a typical week, how to start. */
export function ProgramPage({ content }: { content: ProgramContent }) {
  const { suits, hours, moreCare } = content.glance;
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps />
        <p className={styles.hours}>
          <strong>{headings.hours}:</strong> <RichText text={hours} />
        </p>
      </Banner>
      <ProgramDetails
        content={content}
        above={
          <Glance
            pairs={[
              [headings.suits, suits],
              [headings.moreCare, moreCare],
            ]}
          />
        }
        start={<StartPanel heading={headings.start} body={content.start} contactLink />}
      />
    </>
  );
}
