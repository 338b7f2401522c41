import type { Example } from '../components/example';
import { BackToTop } from './BackToTop';

export const examples: readonly Example[] = [
  { state: 'default', element: <BackToTop />, pseudoStates: ['hover', 'focus-visible'], onNight: true },
];
