import type { Example } from '../components/example';
import { LoadingBar } from './LoadingBar';

export const examples: readonly Example[] = [{ state: 'loading', element: <LoadingBar /> }];
