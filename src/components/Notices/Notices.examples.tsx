import { goodFaithEstimate } from '../../content/notices/costs';
import { languageAssistance } from '../../content/notices/language-assistance';
import type { Example } from '../example';
import { Notices } from './Notices';

export const examples: readonly Example[] = [
  { state: 'default', element: <Notices notices={[goodFaithEstimate]} />, wide: true },
  { state: 'in many languages', element: <Notices notices={[languageAssistance]} />, wide: true },
];
