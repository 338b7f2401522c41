import type { Example } from '../example';
import { CallButton } from './CallButton';

export const examples: readonly Example[] = [
  { state: 'default', element: <CallButton />, pseudoStates: ['hover', 'focus-visible', 'active'] },
  { state: 'long text', element: <CallButton label="Call the clinic for an initial assessment:" /> },
];
