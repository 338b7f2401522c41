import type { PageSectionProps } from '../components/PageSection/PageSection';
import { content, partnerOf } from '../content/pages/jobs';
import { site } from '../site';
import { TextPage } from './TextPage';

export const metadata = content;

/** Returns the section about the jobs program that the clinic recommends, if any. */
function partnerSections(): readonly PageSectionProps[] {
  if (!site.jobsProgram) return [];
  const { heading, text, linkText } = partnerOf(site.jobsProgram);
  const link = (
    <p>
      <a href={site.jobsProgram.url} rel="noopener noreferrer" className="standalone-link">
        {linkText}
      </a>
    </p>
  );
  return [{ id: 'jobs-program', heading, body: [text], children: link }];
}

/** The jobs page: its sections, a link to the jobs program, the contact form (specification section 2). */
export function Page() {
  return <TextPage content={content} more={partnerSections()} />;
}
