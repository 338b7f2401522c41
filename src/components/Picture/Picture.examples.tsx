import type { Example } from '../example';
import { Picture } from './Picture';

export const examples: readonly Example[] = [
  { state: 'wide', element: <Picture name="hero-dawn" crop="wide" label="A bay at dawn" /> },
  { state: 'tall', element: <Picture name="hero-dawn" crop="tall" label="A bay at dawn" /> },
];
