import type { Example } from '../components/example';
import { NavigationStatus } from './NavigationStatus';

const screen = { width: 320, height: 220 };

export const examples: readonly Example[] = [
  { state: 'loading', element: <NavigationStatus state="loading" />, screen, edgeToEdge: true },
  { state: 'offline', element: <NavigationStatus state="offline" />, screen, edgeToEdge: true },
];
