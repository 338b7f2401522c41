import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { content } from '../content/insurance';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /insurance (hero, insurance section, contact form). */
export function Page() {
  return <TextPage content={content} form before={<InsuranceSection />} />;
}
