import type { Example } from '../components/example';
import { SkipLink } from './SkipLink';

export const examples: readonly Example[] = [
  { state: 'hidden until focused', element: <SkipLink />, pseudoStates: ['focus-visible'] },
];
