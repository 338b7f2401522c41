import type { Example } from '../components/example';
import { UrgentStrip } from './UrgentStrip';

export const examples: readonly Example[] = [
  { state: 'default', element: <UrgentStrip />, pseudoStates: ['focus-visible'], wide: true, edgeToEdge: true },
];
