import type { Break } from './break';
import { accessibility } from './breaks/accessibility';
import { call } from './breaks/call';
import { constants } from './breaks/constants';
import { content } from './breaks/content';
import { contentPrograms } from './breaks/content-programs';
import { departures } from './breaks/departures';
import { engines } from './breaks/engines';
import { faults } from './breaks/faults';
import { footer } from './breaks/footer';
import { formBehavior } from './breaks/form-behavior';
import { formValidation } from './breaks/form-validation';
import { found } from './breaks/found';
import { home } from './breaks/home';
import { look } from './breaks/look';
import { navigation } from './breaks/navigation';
import { performance } from './breaks/performance';
import { policy } from './breaks/policy';
import { probes } from './breaks/probes';
import { routes } from './breaks/routes';
import { shell } from './breaks/shell';
import { supply } from './breaks/supply';

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
  ...probes,
  ...performance,
  ...policy,
  ...found,
  ...departures,
  ...faults,
  ...engines,
  ...supply,
];
