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
import { shownNotices } from '../content/notices/notice';
import type { ContentsEntry, TextPageContent } from '../content/types';

interface TextPageProps {
  content: TextPageContent;
  /** Content between the banner and the sections. */
  before?: ReactNode;
  /** Content between the sections and the notices. */
  after?: ReactNode;
  /** The sections in `after`, for the table of contents. */
  moreEntries?: readonly ContentsEntry[];
}

/**
 * The template of a page of plain sections: treatment, about, insurance, jobs and mission (specification section 2), and
 * our privacy and accessibility pages.
 */
export function TextPage({ content, before, after, moreEntries = [] }: TextPageProps) {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.noPicture ? undefined : content.picture}>
        <NextSteps callLabel={content.callLabel} />
      </Banner>
      <BelowFold>
        <Container>
          {before}
          <Columns
            entries={[...content.sections, ...moreEntries, ...shownNotices(content.notices)]}
            start={<StartPanel contactLink={!content.form} />}
          >
            {content.sections.map((section) => (
              <PageSection key={section.id} {...section} />
            ))}
            {after}
            <Notices notices={content.notices} />
          </Columns>
        </Container>
        {content.form && <ContactForm />}
      </BelowFold>
    </>
  );
}
