import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { Columns } from '../components/Columns/Columns';
import { Container } from '../components/Container/Container';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { StartPanel } from '../components/StartPanel/StartPanel';
import { TableOfContents } from '../components/TableOfContents/TableOfContents';
import { ContactForm } from '../contact/ContactForm';
import { isShown } from '../content/notices/notice';
import type { TextPageContent } from '../content/types';
import { site } from '../site';

interface TextPageProps {
  content: TextPageContent;
  /** Content between the banner and the sections. */
  before?: ReactNode;
  /** Content between the sections and the notices. */
  after?: ReactNode;
}

/** Returns the entries of the table of contents: the sections, and the notices that the page shows. */
const entriesOf = ({ sections, notices = [] }: TextPageContent) => [
  ...sections,
  ...notices.filter((notice) => isShown(notice, site.law)),
];

/**
 * The template of a page of plain sections: treatment, about, insurance, jobs and mission (specification section 2), and
 * our privacy and accessibility pages.
 */
export function TextPage({ content, before, after }: TextPageProps) {
  const start = <StartPanel contactLink={!content.form} />;
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps callLabel={content.callLabel} />
      </Banner>
      <BelowFold>
        <Container>
          {before}
          <Columns
            aside={content.contents ? <TableOfContents entries={entriesOf(content)} /> : start}
            asideLast={!content.contents}
          >
            {content.sections.map((section) => (
              <PageSection key={section.id} {...section} />
            ))}
            {after}
            {content.notices && <Notices notices={content.notices} />}
            {content.contents && start}
          </Columns>
        </Container>
        {content.form && <ContactForm />}
      </BelowFold>
    </>
  );
}
