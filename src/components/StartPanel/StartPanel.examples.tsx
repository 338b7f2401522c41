import type { Example } from '../example';
import { StartPanel } from './StartPanel';

export const examples: readonly Example[] = [{ state: 'default', element: <StartPanel /> }];
