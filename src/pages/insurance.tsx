import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { content } from '../content/insurance';
import { TextPage } from './TextPage';

/**
 * The insurance page (specification section 2): hero, insurance section, contact form. We have added a section in Spanish
 * about changes to Medi-Cal.
 */
function InsurancePage() {
  return <TextPage content={content} before={<InsuranceSection />} />;
}

export const metadata = content;
export const element = <InsurancePage />;
