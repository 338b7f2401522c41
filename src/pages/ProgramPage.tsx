import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { PageSection } from '../components/PageSection/PageSection';
import { Blocks, RichText } from '../components/RichText/RichText';
import { programHeadings as headings, programSections } from '../content/interface/templates';
import type { Text } from '../content/rich-text';
import type { ProgramContent } from '../content/types';
import styles from './ProgramPage.module.css';

interface GlanceProps {
  glance: ProgramContent['glance'];
  /** What to show, in this order. */
  rows: readonly (keyof ProgramContent['glance'])[];
  lead?: Text;
}

/** The panel above the text of a program page. */
export function Glance({ glance, rows, lead }: GlanceProps) {
  const terms = rows.map((row) => [headings[row], glance[row]] as const);
  return (
    <section className={styles.glance}>
      <h2 className="small-heading">{headings.glance}</h2>
      <Blocks blocks={[...(lead ? [lead] : []), { terms }]} />
    </section>
  );
}

/** The template of a program page (specification section 2): at a glance, details, a typical week, how to start. */
export function ProgramPage({ content }: { content: ProgramContent }) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps />
        <p>
          <strong>{headings.hours}:</strong> <RichText text={content.glance.hours} />
        </p>
      </Banner>
      <div className="container">
        <Columns
          above={<Glance glance={content.glance} rows={['suits', 'moreCare']} />}
          sections={programSections(content)}
          notices={content.notices}
          start={<PageSection id="start" kind="start" heading={headings.start} body={content.start} orWrite />}
          afterStart={content.afterStart}
        />
      </div>
    </>
  );
}
