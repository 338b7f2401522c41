import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { PageSection } from '../components/PageSection/PageSection';
import { content, mediCalInSpanish } from '../content/insurance';
import { TextPage } from './TextPage';

/** The insurance page: hero, insurance section, contact form (specification section 2), and changes to Medi-Cal in Spanish. */
function InsurancePage() {
  return (
    <TextPage
      content={content}
      before={<InsuranceSection />}
      after={
        <div lang="es">
          <PageSection {...mediCalInSpanish} />
        </div>
      }
    />
  );
}

export const metadata = content;
export const element = <InsurancePage />;
