import { Notices } from '../components/Notices/Notices';
import { privacyPractices } from '../content/notices/privacy-practices';
import { content } from '../content/privacy';
import { TextPage } from './TextPage';

export const meta = content;

/** An extension: the privacy page. */
export function Page() {
  return <TextPage content={content} after={<Notices notices={[privacyPractices]} />} />;
}
