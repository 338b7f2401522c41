import type { Example } from '../components/example';
import { Header } from './Header';

export const examples: readonly Example[] = [
  { state: 'small screen', element: <Header />, screen: { width: 390, height: 440 }, edgeToEdge: true },
  { state: 'large screen', element: <Header />, screen: { width: 1440, height: 440 }, edgeToEdge: true },
];
