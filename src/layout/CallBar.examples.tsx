import type { Example } from '../components/example';
import { CallBar } from './CallBar';

export const examples: readonly Example[] = [
  {
    state: 'small screen',
    element: <CallBar />,
    pseudoStates: ['hover', 'focus-visible'],
    screen: { width: 320, height: 96 },
    edgeToEdge: true,
  },
];
