import { cardCases } from './cards';
import { claimCases } from './claims';
import { contactDetailCases } from './contact-details';
import { footerCases } from './footer';
import { headingCases } from './headings';
import { homeCases } from './home';
import { linkCases } from './links';
import type { PageCase } from './page-case';
import { phoneLinkCases } from './phone-links';
import { requiredTextCases } from './required-text';

/** Everything that the specification says a page shows. */
export const pageCases: readonly PageCase[] = [
  ...headingCases,
  ...requiredTextCases,
  ...claimCases,
  ...homeCases,
  ...cardCases,
  ...contactDetailCases,
  ...phoneLinkCases,
  ...linkCases,
  ...footerCases,
];
