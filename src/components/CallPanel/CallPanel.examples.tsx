import type { Example } from '../example';
import { CallPanel } from './CallPanel';

export const examples: readonly Example[] = [
  { state: 'default', element: <CallPanel />, wide: true, edgeToEdge: true },
];
