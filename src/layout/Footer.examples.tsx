import type { Example } from '../components/example';
import { Footer } from './Footer';

export const examples: readonly Example[] = [{ state: 'default', element: <Footer />, wide: true, edgeToEdge: true }];
