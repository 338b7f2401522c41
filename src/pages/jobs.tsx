import { PageSection } from '../components/PageSection/PageSection';
import { content, partnerOf } from '../content/pages/jobs';
import { site } from '../site';
import { TextPage } from './TextPage';

export const metadata = content;

/** The jobs program that the clinic recommends, if any. */
function Partner() {
  if (!site.jobsProgram) return null;
  const partner = partnerOf(site.jobsProgram);
  return (
    <PageSection id="jobs-program" heading={partner.heading} body={[partner.text]}>
      <p>
        <a href={site.jobsProgram.url} rel="noopener noreferrer" className="standalone-link">
          {partner.linkText}
        </a>
      </p>
    </PageSection>
  );
}

/** The jobs page: its sections, a link to the jobs program, the contact form (specification section 2). */
export function Page() {
  return <TextPage content={content} after={<Partner />} />;
}
