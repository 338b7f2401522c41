import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { Columns } from '../components/Columns/Columns';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { PageSection } from '../components/PageSection/PageSection';
import { ContactForm } from '../contact/ContactForm';
import { callToAssess } from '../content/interface/calls';
import type { TextPageContent } from '../content/types';

/**
 * The template of a page of plain sections (specification section 2), and of our privacy and accessibility pages.
 * @param before content between the banner and the sections
 */
export function TextPage({ content, before }: { content: TextPageContent; before?: ReactNode }) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.noPicture ? undefined : content.picture}>
        <NextSteps callLabel={content.callLabel} />
      </Banner>
      <BelowFold>
        <div className="container">
          {before}
          <Columns
            sections={content.sections}
            notices={content.notices}
            start={<PageSection {...callToAssess} orWrite={!content.form} />}
          />
        </div>
        {content.form && <ContactForm />}
      </BelowFold>
    </>
  );
}
