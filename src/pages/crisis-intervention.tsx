import { Banner } from '../components/Banner/Banner';
import { Columns } from '../components/Columns/Columns';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { PageSection } from '../components/PageSection/PageSection';
import { SectionLink } from '../components/SiteLink/SiteLink';
import { UrgentCalls } from '../components/UrgentCalls/UrgentCalls';
import { programHeadings as headings, programSections } from '../content/interface/templates';
import { content, helpInSpanish, urgentActions, urgentCalls } from '../content/programs/crisis-intervention';
import { Glance } from './ProgramPage';

export const metadata = content;

/** The crisis page (specification section 2): first the help, then the program, last the Spanish. */
export function Page() {
  return (
    <>
      <Banner title={content.title} lead={urgentCalls.title} picture={content.picture} urgent>
        <UrgentCalls calls={urgentCalls.calls} />
      </Banner>
      <div className="container">
        <p lang="es">
          <SectionLink section={helpInSpanish.id} className="standalone-link">
            {helpInSpanish.heading}
          </SectionLink>
        </p>
        <EmergencyBox actions={urgentActions} />
      </div>
      {/* A container of its own: a reader view would drop the help above, were it beside the text. */}
      <div className="container">
        <Columns
          above={<Glance glance={content.glance} rows={['suits', 'hours', 'moreCare']} lead={content.lead} />}
          sections={programSections(content)}
          notices={content.notices}
          start={<PageSection id="start" kind="start" heading={headings.start} body={content.start} />}
          afterStart={content.afterStart}
        />
      </div>
    </>
  );
}
