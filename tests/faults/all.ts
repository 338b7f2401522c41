import { accessibility } from './accessibility';
import { appearance } from './appearance';
import { call } from './call';
import { constants } from './constants';
import { content } from './content';
import type { Fault } from './fault';
import { footer } from './footer';
import { form } from './form';
import { frame } from './frame';
import { home } from './home';
import { hosting } from './hosting';
import { law } from './law';
import { loading } from './loading';
import { navigation } from './navigation';
import { programs } from './programs';
import { routes } from './routes';
import { searchEngines } from './search-engines';
import { sending } from './sending';
import { statements } from './statements';

/** All faults that `npm run prove` injects, by what they break. */
export const faults: readonly Fault[] = [
  ...routes,
  ...frame,
  ...navigation,
  ...footer,
  ...home,
  ...appearance,
  ...content,
  ...programs,
  ...statements,
  ...constants,
  ...form,
  ...sending,
  ...call,
  ...accessibility,
  ...loading,
  ...hosting,
  ...searchEngines,
  ...law,
];
