import { call } from './call';
import { constants } from './constants';
import { content } from './content';
import type { Fault } from './fault';
import { footer } from './footer';
import { form } from './form';
import { home } from './home';
import { layout } from './layout';
import { menus } from './menus';
import { routes } from './routes';
import { sending } from './sending';

/** All faults that `npm run prove` injects, grouped by subject. */
export const faults: readonly Fault[] = [
  ...routes,
  ...layout,
  ...menus,
  ...footer,
  ...home,
  ...content,
  ...constants,
  ...form,
  ...sending,
  ...call,
];
