import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { content } from '../content/insurance';
import { TextPage } from './TextPage';

/** Specification section 2: /insurance (hero, insurance section, contact form). */
function InsurancePage() {
  return <TextPage content={content} before={<InsuranceSection />} />;
}

export const meta = content;
export const element = <InsurancePage />;
