import type { Example } from '../example';
import { InsuranceSection } from './InsuranceSection';

export const examples: readonly Example[] = [{ state: 'default', element: <InsuranceSection />, wide: true }];
