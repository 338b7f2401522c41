import type { Fault } from './fault';

/**
 * Fixture mutations. They prove nothing about the product, so no rule rests on them alone: one for each file of `spec/`
 * that holds values shows that tests read it, and one for each rule about the SDK (library.ts) shows that its test can fail.
 */
export const fixtures: readonly Fault[] = [
  {
    what: 'The contract expects the heading “Our Vision” on the mission page.',
    file: 'spec/routes.ts',
    find: "heading: 'Our Mission'",
    replace: "heading: 'Our Vision'",
    rules: ['ROUTE-MISSION~2'],
  },
  {
    what: 'The contract expects the header link to the about page to read “About”.',
    file: 'spec/navigation.ts',
    find: "\n  { label: 'About Us', path: '/about-us' },",
    replace: "\n  { label: 'About', path: '/about-us' },",
    rules: ['NAV-HEADER-LINKS~2'],
  },
  {
    what: 'The contract expects the corrected title on the opioid card.',
    file: 'spec/cards.ts',
    find: "{ title: 'Cocaine Addiction', path: '/opioid',",
    replace: "{ title: 'Opioid Addiction', path: '/opioid',",
    rules: ['CARD-MISMATCHED-TITLES~3'],
  },
  {
    what: 'The contract expects a smooth scroll to take twice as long.',
    file: 'spec/constants.ts',
    find: 'smoothScrollMs: 500',
    replace: 'smoothScrollMs: 1000',
    rules: ['CONST-SMOOTH-SCROLL~2'],
  },
  {
    what: 'The contract rejects a valid name as having other characters than letters.',
    file: 'spec/contact-form.ts',
    find: "{ field: 'name', value: 'R2D2', message",
    replace: "{ field: 'name', value: 'Arturo', message",
    rules: ['VAL-NAME-LETTERS~2'],
  },
  {
    what: 'The contract expects another wording of the urgent lines.',
    file: 'spec/extensions/language.ts',
    find: "'Life in danger or overdose: call 911.",
    replace: "'Life in danger: call 911.",
    rules: ['CONTENT-URGENT~2'],
  },
  {
    what: 'The contract expects another message for a missing user ID.',
    file: 'spec/email-call.ts',
    find: "contains: 'user ID is required'",
    replace: "contains: 'public key is required'",
    rules: ['CALL-HELPER-USER-ID~2'],
  },
  {
    what: 'The contract expects another message for a missing service ID.',
    file: 'spec/email-call.ts',
    find: "contains: 'service ID is required'",
    replace: "contains: 'service is required'",
    rules: ['CALL-HELPER-SERVICE-ID~2'],
  },
  {
    what: 'The contract expects another message for a missing template ID.',
    file: 'spec/email-call.ts',
    find: "contains: 'template ID is required'",
    replace: "contains: 'template is required'",
    rules: ['CALL-HELPER-TEMPLATE-ID~2'],
  },
  {
    what: 'The contract expects another message for a missing form.',
    file: 'spec/email-call.ts',
    find: "contains: 'expected to be the HTML form element or the style selector'",
    replace: "contains: 'is no form'",
    rules: ['CALL-HELPER-FORM~2'],
  },
  {
    what: 'The contract expects a tenth field in the call.',
    file: 'spec/email-call.ts',
    find: "  'message',\n] as const",
    replace: "  'message',\n  'company',\n] as const",
    rules: ['CALL-HELPER-SELECTOR~1'],
  },
  {
    what: 'The contract counts status 200 with the text “Created” as a failure.',
    file: 'spec/email-call.ts',
    find: "{ status: 201, text: 'Created', success: false",
    replace: "{ status: 200, text: 'Created', success: false",
    rules: ['CALL-FAILURE-OBJECT~1'],
  },
];
