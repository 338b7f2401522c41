import type { Fault } from './fault';

/** Sentences that give another figure than the specification, far from the sentence that has it right. */
export const contradictions: readonly Fault[] = [
  {
    what: 'The page on partial hospitalization has the plan complete 90 days after admission.',
    file: 'src/content/programs/partial-hospitalization-program.ts',
    find: 'no later than 30 days',
    replace: 'no later than 90 days',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The page on intensive outpatient care has a monthly summary.',
    file: 'src/content/programs/intensive-outpatient-program.ts',
    find: 'in a weekly summary',
    replace: 'in a monthly summary',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The page on anger asks for 3 months of DBT.',
    file: 'src/content/conditions/anger-disorder.ts',
    find: 'at least 6 months',
    replace: 'at least 3 months',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The page on acute stress disorder says first that it lasts up to 2 months.',
    file: 'src/content/conditions/acute-stress-disorder.ts',
    find: 'lasts from 3 days up to 1 month',
    replace: 'lasts from 3 days up to 2 months',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The page on MDMA says that the crisis hotline answers on weekdays.',
    file: 'src/content/substances/mdma.ts',
    find: 'our crisis hotline answers 24/7',
    replace: 'our crisis hotline answers on weekdays',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The second mention of the hotline on the crisis page dials the second number.',
    file: 'src/content/programs/crisis-intervention.ts',
    find: "call our hotline now: ', { call: 'clinic' }",
    replace: "call our hotline now: ', { call: 'second' }",
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The hint beside Phone asks for 7 digits.',
    file: 'src/contact/fields.ts',
    find: 'Digits only, such as 8005550100',
    replace: 'Use 7 digits',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The accessibility page shows “Message Sent” for 5 seconds.',
    file: 'src/content/accessibility.ts',
    find: 'for only 3 seconds',
    replace: 'for only 5 seconds',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
  {
    what: 'The not-found page counts eleven conditions.',
    file: 'src/content/not-found.ts',
    find: '${numberWord(conditionPaths.length)} conditions',
    replace: 'eleven conditions',
    rules: ['CONTENT-NO-CONTRADICTION~1'],
  },
];
