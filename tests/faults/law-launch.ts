import type { Fault } from './fault';

/** What the launch check asks for. */
export const lawLaunch: readonly Fault[] = [
  {
    what: 'The launch check counts a confirmation of any age.',
    file: 'tools/launch-check/law.ts',
    find: 'today > yearOf(end) ?',
    replace: 'today < end ?',
    rules: ['LAW-LAUNCH~2'],
  },
  {
    what: 'The launch check does not ask for owed links.',
    file: 'tools/launch-check/law.ts',
    find: '!link?.owed ||',
    replace: 'link?.owed ||',
    rules: ['LAW-LAUNCH~2'],
  },
  {
    what: 'The launch check takes “no” for a fact that nobody entered.',
    file: 'tools/launch-check/care.ts',
    find: '=== undefined)',
    replace: '=== false)',
    rules: ['LAW-FACTS~1'],
  },
  {
    what: 'The launch check overlooks Medicare without federal funds.',
    file: 'tools/launch-check/care.ts',
    find: 'care.mediCal === true || care.medicare === true',
    replace: 'care.mediCal === true',
    rules: ['LAW-FACTS~1'],
  },
  {
    what: 'The launch check accepts overdue reviews.',
    file: 'tools/launch-check/reviews.ts',
    find: 'today > due',
    replace: 'today < due',
    rules: ['LAW-LAUNCH~2'],
  },
  {
    what: 'The launch check overlooks pages that have changed since their review.',
    file: 'tools/launch-check/reviews.ts',
    find: 'now !== undefined && now !== text',
    replace: 'now === undefined',
    rules: ['LAW-LAUNCH~2'],
  },
];
