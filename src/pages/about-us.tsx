import { Notices } from '../components/Notices/Notices';
import { content } from '../content/about';
import { openPayments } from '../content/notices/open-payments';
import { stateComplaints, stateStatusList } from '../content/notices/state';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /about-us. */
export function Page() {
  return (
    <TextPage content={content} form after={<Notices notices={[stateStatusList, stateComplaints, openPayments]} />} />
  );
}
