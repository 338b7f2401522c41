import { accessibility } from './accessibility';
import { accessibilityChecks } from './accessibility-checks';
import { call } from './call';
import { constants } from './constants';
import { content } from './content';
import { contentPrograms } from './content-programs';
import { departures } from './departures';
import { engines } from './engines';
import type { Break } from './fault';
import { footer } from './footer';
import { formBehavior } from './form-behavior';
import { formValidation } from './form-validation';
import { found } from './found';
import { home } from './home';
import { faults } from './loading';
import { look } from './look';
import { navigation } from './navigation';
import { performance } from './performance';
import { policy } from './policy';
import { routes } from './routes';
import { shell } from './shell';
import { supply } from './supply';

/** Everything that is broken on purpose, to see that the tests of the rules notice. */
export const breaks: readonly Break[] = [
  ...routes,
  ...look,
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
  ...found,
  ...departures,
  ...faults,
  ...engines,
  ...supply,
];
