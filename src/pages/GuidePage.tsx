import { ContactForm } from '../contact/ContactForm';
import { callToAssess, firstCall } from '../content/shared';
import type { Block, PageMeta, ProgramFit, Text } from '../content/types';
import type { SceneName } from '../scenes/catalog';
import { Banner } from '../ui/Banner';
import { Columns } from '../ui/Columns';
import { Container } from '../ui/Container';
import { Contents } from '../ui/Contents';
import { PageSection } from '../ui/PageSection';
import { ProgramFits } from '../ui/ProgramFits';
import { StartPanel } from '../ui/StartPanel';
import { UrgentBox } from '../ui/UrgentBox';
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
    readonly programs: readonly ProgramFit[];
    readonly families: readonly Block[];
  };
  scene: SceneName;
  /** What the family of pages says between the urgent box and the programs. */
  sections: readonly GuideSection[];
}

/** The frame that condition and substance pages share (specification section 2): banner, guidance, contact form. */
export function GuidePage({ content, scene, sections }: GuidePageProps) {
  const programs = { id: 'programs', heading: 'Which of our programs may fit', body: [] };
  const closing = [
    { id: 'families', heading: 'For families and friends', body: content.families },
    { id: 'first-call', heading: firstCall.heading, body: [...firstCall.body, callToAssess.text] },
  ];
  return (
    <>
      <Banner title={content.title} lead={content.definition} scene={scene} />
      <Container>
        <UrgentBox more={content.urgent} />
        <Columns
          aside={
            <>
              <Contents entries={[...sections, programs, ...closing]} />
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
