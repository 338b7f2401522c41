import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
import { Notices } from '../components/Notices/Notices';
import { content } from '../content/insurance';
import { goodFaithEstimate, independentReview } from '../content/notices/costs';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /insurance (hero, insurance section, contact form). */
export function Page() {
  const notices = <Notices notices={[goodFaithEstimate, independentReview]} />;
  return <TextPage content={content} form before={<InsuranceSection />} after={notices} />;
}
