import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { PageSection } from '../components/PageSection/PageSection';
import { ProgramFits } from '../components/ProgramFits/ProgramFits';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { TableOfContents } from '../components/TableOfContents/TableOfContents';
import { UrgentBox } from '../components/UrgentBox/UrgentBox';
import { ContactForm } from '../contact/ContactForm';
import { firstCall } from '../content/first-call';
import type { Block, PageMeta, ProgramFit, Text, UrgentAction } from '../content/types';
import styles from './GuidePage.module.css';

interface GuideSection {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}

interface GuidePageProps {
  content: PageMeta & {
    readonly definition: Text;
    readonly urgent?: Text;
    readonly urgentActions?: readonly UrgentAction[];
    readonly programs: readonly ProgramFit[];
    readonly families: readonly Block[];
  };
  /** The sections between the urgent box and the programs. */
  sections: readonly GuideSection[];
}

/** The layout that condition and substance pages share (specification section 2): banner, sections, contact form. */
export function GuidePage({ content, sections }: GuidePageProps) {
  const programs = { id: 'programs', heading: 'Which of our programs may fit', body: [] };
  const closing = [
    { id: 'families', heading: 'For families and friends', body: content.families },
    { id: 'first-call', heading: firstCall.heading, body: firstCall.body },
  ];
  return (
    <>
      <Banner title={content.title} lead={content.definition} picture={content.picture} />
      <Container>
        <UrgentBox more={content.urgent} actions={content.urgentActions} />
        <Columns
          aside={
            <>
              <TableOfContents entries={[...sections, programs, ...closing]} />
              <div className={styles.start}>
                <StartPanel />
              </div>
            </>
          }
        >
          {sections.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
          <PageSection {...programs}>
            <ProgramFits fits={content.programs} />
          </PageSection>
          {closing.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
        </Columns>
      </Container>
      <ContactForm />
    </>
  );
}
