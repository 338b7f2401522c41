import { accessibility } from './accessibility';
import { accessibilityChecks } from './accessibility-checks';
import { appearance } from './appearance';
import { approvedText } from './approved-text';
import { call } from './call';
import { cards } from './cards';
import { constants } from './constants';
import { content } from './content';
import { contentPages } from './content-pages';
import { contentPrograms } from './content-programs';
import { contradictions } from './contradictions';
import { engines } from './engines';
import type { Fault } from './fault';
import { fixtures } from './fixtures';
import { footer } from './footer';
import { formBehavior } from './form-behavior';
import { formSending } from './form-sending';
import { formValidation } from './form-validation';
import { home } from './home';
import { homeStyles } from './home-styles';
import { law } from './law';
import { lawLaunch } from './law-launch';
import { loading } from './loading';
import { navigation } from './navigation';
import { options } from './options';
import { pageParts } from './page-parts';
import { performance } from './performance';
import { policy } from './policy';
import { questions } from './questions';
import { readings } from './readings';
import { requests } from './requests';
import { routes } from './routes';
import { searchEngines } from './search-engines';
import { shell } from './shell';
import { supply } from './supply';

/** All faults that `npm run prove` injects. */
export const faults: readonly Fault[] = [
  ...routes,
  ...pageParts,
  ...appearance,
  ...navigation,
  ...footer,
  ...shell,
  ...home,
  ...homeStyles,
  ...cards,
  ...content,
  ...contentPages,
  ...contentPrograms,
  ...approvedText,
  ...contradictions,
  ...questions,
  ...constants,
  ...formValidation,
  ...formBehavior,
  ...formSending,
  ...call,
  ...requests,
  ...accessibility,
  ...accessibilityChecks,
  ...performance,
  ...policy,
  ...searchEngines,
  ...law,
  ...lawLaunch,
  ...options,
  ...loading,
  ...engines,
  ...supply,
  ...readings,
  ...fixtures,
];
