import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { CallPanel } from '../components/CallPanel/CallPanel';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { PageSection } from '../components/PageSection/PageSection';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { ContactForm } from '../contact/ContactForm';
import type { TextPageContent } from '../content/types';

interface TextPageProps {
  content: TextPageContent;
  /** Whether the page ends with the contact form; otherwise it ends with the call panel. */
  form?: boolean;
  /** Between the banner and the sections. */
  before?: ReactNode;
  /** After the sections. */
  after?: ReactNode;
}

/**
 * A page of plain sections (specification section 2: treatment, about, insurance, jobs, mission; extensions: privacy and
 * accessibility).
 */
export function TextPage({ content, form = false, before, after }: TextPageProps) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture} />
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
