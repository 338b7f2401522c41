import type { Fault } from './fault';

/** Extensions of sections 1, 4 and 5: what people ask before they call, and text that depends on the configuration. */
export const questions: readonly Fault[] = [
  {
    what: 'The privacy page promises no request to others, wherever the pictures are.',
    file: 'src/content/privacy.ts',
    find: '  host === undefined\n',
    replace: "  host === undefined || host !== ''\n",
    rules: ['CONTENT-PRIVACY-PICTURES~1'],
  },
  {
    what: 'The privacy page names the site itself as another host of pictures.',
    file: 'src/content/picture-host.ts',
    find: 'new URL(siteUrl).origin === origin;',
    replace: 'siteUrl === bucketUrl;',
    rules: ['CONTENT-PRIVACY-PICTURES~1'],
  },
  {
    what: 'The contact page does not say when messages are answered.',
    file: 'src/content/contact.ts',
    find: " ', ...answers.messages],",
    replace: "'],",
    rules: ['CONTENT-ASKED-BEFORE~2'],
  },
  {
    what: 'The answer about ages is the same for every clinic.',
    file: 'src/content/first-call.ts',
    find: '`We treat people ${care.youngest} and older.`',
    replace: "'We treat people 18 and older.'",
    rules: ['CONTENT-ASKED-BEFORE~2'],
  },
  {
    what: 'The insurance page omits Medi-Cal and Medicare.',
    file: 'src/content/insurance.ts',
    find: "      heading: 'Medi-Cal and Medicare',\n      body: [answers.publicPlans],\n",
    replace: "      heading: 'Medi-Cal and Medicare',\n      body: [],\n",
    rules: ['CONTENT-ASKED-BEFORE~2'],
  },
  {
    what: 'A clinic that has not said whether it takes Medi-Cal refuses it.',
    file: 'src/content/answers.ts',
    find: 'plans.filter(([, taken]) => taken !== undefined);',
    replace: 'plans;',
    rules: ['CONTENT-UNKNOWN-FACTS~1'],
  },
  {
    what: 'A clinic that has not said which ages it treats shows “undefined”.',
    file: 'src/content/first-call.ts',
    find: 'care.youngest === undefined\n',
    replace: 'care.youngest === 0\n',
    rules: ['CONTENT-UNKNOWN-FACTS~1'],
  },
  {
    what: 'The hint beside Name suggests a name that the check refuses.',
    file: 'src/contact/fields.ts',
    find: 'please type O Neil Cruz',
    replace: 'please type O’Neil Cruz',
    rules: ['FORM-NAME-HINT~2'],
  },
  {
    what: 'The accessibility page names silent failures although the clinic announces them.',
    file: 'src/content/accessibility.ts',
    find: '  ...(announced\n',
    replace: '  ...(announced && false\n',
    rules: ['OPTION-LIMITS~1'],
  },
  {
    what: 'The opioid page says that the clinic prescribes medicines although it does not.',
    file: 'src/content/opioid-medicines.ts',
    find: 'whoPrescribes(site.prescribesOpioidMedicines)',
    replace: 'whoPrescribes(!site.prescribesOpioidMedicines)',
    rules: ['CONTENT-OPIOID-MEDICINES~2'],
  },
];
