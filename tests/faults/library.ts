import type { RuleId } from '../../spec/rules';
import type { LibraryBehavior } from '../../tools/trace/declarations';

const sdk = '@emailjs/browser';
const own =
  'The SDK checks its own arguments; the site gives it a form element and identifiers that the build has set.';

/**
 * Rules of the specification that describe the e-mail SDK, not the site. Their tests run the SDK itself. Another version
 * of the SDK can make them fail, but no change to the product can, so the trace reports them as pinned, not as proved.
 */
export const libraryBehavior: readonly (LibraryBehavior & { readonly rule: RuleId })[] = [
  { rule: 'CALL-HELPER-USER-ID', package: sdk, reason: own },
  { rule: 'CALL-HELPER-SERVICE-ID', package: sdk, reason: own },
  { rule: 'CALL-HELPER-TEMPLATE-ID', package: sdk, reason: own },
  { rule: 'CALL-HELPER-FORM', package: sdk, reason: own },
  {
    rule: 'CALL-HELPER-SELECTOR',
    package: sdk,
    reason: 'The SDK looks up the selector; the site gives it the element.',
  },
  {
    rule: 'CALL-FAILURE-OBJECT',
    package: sdk,
    reason: 'The SDK creates the object; CALL-LOG-FAILURE covers what the site does with it.',
  },
];
