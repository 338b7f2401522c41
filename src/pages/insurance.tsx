import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { content } from '../content/pages/insurance';
import { TextPage } from './TextPage';

export const metadata = content;

/**
 * The insurance page (specification section 2): hero, insurance section, contact form. We have added a section in Spanish
 * about changes to Medi-Cal.
 */
export function Page() {
  return <TextPage content={content} before={<InsuranceSection />} />;
}
