import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { PageSection } from '../components/PageSection/PageSection';
import { content, deadlines } from '../content/pages/insurance';
import { TextPage } from './TextPage';

export const metadata = content;

/** The insurance page (specification section 2). We have added what ends soon, and in Spanish, changes to Medi-Cal. */
export function Page() {
  return (
    <TextPage
      content={content}
      before={
        <>
          <PageSection {...deadlines} />
          <InsuranceSection />
        </>
      }
    />
  );
}
