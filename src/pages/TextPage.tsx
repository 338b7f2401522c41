import type { ReactNode } from 'react';
import { ContactForm } from '../contact/ContactForm';
import type { TextPageContent } from '../content/types';
import type { SceneName } from '../scenes/catalog';
import { Banner } from '../ui/Banner';
import { CallPanel } from '../ui/CallPanel';
import { Columns } from '../ui/Columns';
import { Container } from '../ui/Container';
import { PageSection } from '../ui/PageSection';
import { StartPanel } from '../ui/StartPanel';

interface TextPageProps {
  content: TextPageContent;
  scene: SceneName;
  /** Whether the page ends with the contact form; otherwise it ends with the call panel. */
  form?: boolean;
  /** Stands between the banner and the sections. */
  before?: ReactNode;
  /** Stands after the sections. */
  after?: ReactNode;
}

/** A page of plain sections (specification section 2: treatment, about, insurance, jobs, mission; ours: legal pages). */
export function TextPage({ content, scene, form = false, before, after }: TextPageProps) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} scene={scene} />
      <Container>
        {before}
        <Columns aside={<StartPanel />} asideLast>
          {content.sections.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
          {after}
        </Columns>
      </Container>
      {form ? <ContactForm /> : <CallPanel />}
    </>
  );
}
