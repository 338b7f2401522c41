import type { Example } from '../example';
import { Slider } from './Slider';

const slides = [
  { picture: 'hero-dawn', label: 'A bay at dawn' },
  { picture: 'hero-golden', label: 'The same bay at golden hour' },
] as const;

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: <Slider slides={slides} />,
    pseudoStates: ['hover', 'focus-visible'],
    screen: { width: 320, height: 280 },
    edgeToEdge: true,
  },
];
