import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { PageSection } from '../components/PageSection/PageSection';
import { content, mediCalInSpanish } from '../content/insurance';
import { TextPage } from './TextPage';

/** Specification section 2: /insurance (hero, insurance section, contact form); then what changes in Medi-Cal, in Spanish. */
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

export const meta = content;
export const element = <InsurancePage />;
