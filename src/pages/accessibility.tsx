import { Notices } from '../components/Notices/Notices';
import { content } from '../content/accessibility';
import { nondiscrimination, webAccessibility } from '../content/notices/civil-rights';
import { languageAssistance } from '../content/notices/language-assistance';
import { crisisInSpanish, relay } from '../content/notices/relay';
import { TextPage } from './TextPage';

export const meta = content;

const notices = [webAccessibility, nondiscrimination, languageAssistance, relay, crisisInSpanish];

/** An extension: the accessibility statement, and the notices of equal treatment. */
export function Page() {
  return <TextPage content={content} after={<Notices notices={notices} />} />;
}
