import type { Block } from '../types';

/** What 42 CFR Part 2 adds to the Notice of Privacy Practices, for records of care for substance use. */
export const substanceUseRecords: readonly Block[] = [
  'A federal law, 42 CFR Part 2, gives records of care for substance use more protection than other health records. We may not even say that you are our patient unless you agree in writing or the law allows it.',
  'With your written consent, we use and share these records to treat you, to be paid, and to run the clinic. One consent can cover all of this, now and later. A clinic or health plan that gets records this way may pass them on as federal privacy rules allow, but not for use against you in court.',
  'Without your consent, we may use or share them only:',
  {
    list: [
      'among our own staff, and with companies that work for us and must keep them private',
      'with medical staff, in an emergency when you can’t consent',
      'with those who do research, or audit or inspect us, under strict rules',
      'with public health officials, without anything that shows who you are',
      'to report a crime against our staff or at the clinic, or a threat of one',
      'to report that a child may be abused or neglected',
      'to report a death, as the law asks',
      'when a court orders it under the rules of Part 2',
    ],
  },
  {
    note: 'These records, and what anyone says about what is in them, can’t be used against you in a civil, criminal, administrative, or legislative case unless you consent in writing or a court orders it. Before a court can order it, you or whoever holds the records must be told and be heard. There must also be a subpoena, or something like one.',
  },
  'You can take back your consent in writing at any time. It doesn’t undo what was shared before.',
  'For these records, you can also ask who got them:',
  {
    list: [
      'a list of what we shared with your consent in the past 3 years',
      'a list of whom a go-between that you named, such as a health data network, gave them to in the past 3 years',
    ],
  },
  'We don’t use these records to raise money.',
];
