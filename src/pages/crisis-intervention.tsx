import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { PageSection } from '../components/PageSection/PageSection';
import { SectionLink } from '../components/SiteLink/SiteLink';
import { UrgentCalls } from '../components/UrgentCalls/UrgentCalls';
import { programHeadings as headings } from '../content/headings';
import { inSpanish } from '../content/in-spanish';
import { content, urgentActions, urgentCalls } from '../content/programs/crisis-intervention';
import { ProgramPage } from './ProgramPage';
import styles from './ProgramPage.module.css';

/** The fragment identifier of the section in Spanish. */
const spanishSection = 'en-espanol';

/** The crisis page (specification section 2): first the help, then the program, then the section in Spanish. */
function CrisisPage() {
  return (
    <ProgramPage
      content={content}
      before={
        <>
          <UrgentCalls {...urgentCalls} />
          <p lang="es" className={styles.spanish}>
            <SectionLink section={spanishSection} className="standalone-link">
              {headings.spanish}
            </SectionLink>
          </p>
          <EmergencyBox actions={urgentActions} beforeHeading />
        </>
      }
      after={
        <div lang="es">
          <PageSection id={spanishSection} heading={headings.spanish} body={inSpanish} />
        </div>
      }
    />
  );
}

export const metadata = content;
export const element = <CrisisPage />;
