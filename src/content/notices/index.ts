import type { Notice } from '../types';
import { nondiscrimination, webAccessibility } from './civil-rights';
import { goodFaithEstimate, independentReview } from './costs';
import { crisisInSpanish, languageAssistance } from './language-assistance';
import { openPayments } from './open-payments';
import { overdoseInSpanish } from './overdose-in-spanish';
import { privacyPractices } from './privacy-practices';
import { relay } from './relay';
import { clientRights, stateComplaints, stateStatusList } from './state';

/**
 * Every notice that has a separate section. Pages import their notices from the files above, not from
 * this list, so that they do not load the others. A test compares the pages with `places`.
 */
export const notices: readonly Notice[] = [
  privacyPractices,
  nondiscrimination,
  languageAssistance,
  webAccessibility,
  relay,
  crisisInSpanish,
  overdoseInSpanish,
  goodFaithEstimate,
  independentReview,
  stateStatusList,
  clientRights,
  stateComplaints,
  openPayments,
];
