import type { Example } from '../example';
import { PhoneLink } from './PhoneLink';

export const examples: readonly Example[] = [
  { state: 'default', element: <PhoneLink phone="clinic" />, pseudoStates: ['hover', 'focus-visible'] },
  { state: 'text instead of the number', element: <PhoneLink phone="911">Call 911</PhoneLink> },
  { state: 'text message', element: <PhoneLink phone="text988" /> },
  { state: 'text message in Spanish', element: <PhoneLink phone="ayuda988" /> },
];
