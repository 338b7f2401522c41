import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { ContactForm } from '../contact/ContactForm';
import type { TextPageContent } from '../content/types';

interface TextPageProps {
  content: TextPageContent;
  /** Between the banner and the sections. */
  before?: ReactNode;
  /** Between the sections and the notices. */
  after?: ReactNode;
}

/**
 * A page of plain sections (specification section 2: treatment, about, insurance, jobs, mission; extensions: privacy and
 * accessibility).
 */
export function TextPage({ content, before, after }: TextPageProps) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps callLabel={content.callLabel} />
      </Banner>
      <BelowFold>
        <Container>
          {before}
          <Columns aside={<StartPanel contactLink={!content.form} />} asideLast>
            {content.sections.map((section) => (
              <PageSection key={section.id} {...section} />
            ))}
            {after}
            {content.notices && <Notices notices={content.notices} />}
          </Columns>
        </Container>
        {content.form && <ContactForm />}
      </BelowFold>
    </>
  );
}
