import { accessibility } from './accessibility';
import { accessibilityChecks } from './accessibility-checks';
import { appearance } from './appearance';
import { call } from './call';
import { constants } from './constants';
import { content } from './content';
import { contentPrograms } from './content-programs';
import { engines } from './engines';
import type { Fault } from './fault';
import { footer } from './footer';
import { formBehavior } from './form-behavior';
import { formValidation } from './form-validation';
import { home } from './home';
import { loading } from './loading';
import { navigation } from './navigation';
import { options } from './options';
import { performance } from './performance';
import { policy } from './policy';
import { readings } from './readings';
import { routes } from './routes';
import { searchEngines } from './search-engines';
import { shell } from './shell';
import { supply } from './supply';

/** All faults that `npm run prove` injects. */
export const faults: readonly Fault[] = [
  ...routes,
  ...appearance,
  ...navigation,
  ...footer,
  ...shell,
  ...home,
  ...content,
  ...contentPrograms,
  ...constants,
  ...formValidation,
  ...formBehavior,
  ...call,
  ...accessibility,
  ...accessibilityChecks,
  ...performance,
  ...policy,
  ...searchEngines,
  ...options,
  ...loading,
  ...engines,
  ...supply,
  ...readings,
];
