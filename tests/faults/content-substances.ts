import type { Fault } from './fault';

/** The first aid and the warnings of the substance pages, and who prescribes medicines. */
export const contentSubstances: readonly Fault[] = [
  {
    what: 'The overdose steps turn the person onto their side before the rescue breaths.',
    file: 'src/content/overdose.ts',
    find: "        notBreathing,\n        [{ strong: 'Breathing but not awake:' }, ' roll them onto their side, in the recovery position.'],\n",
    replace:
      "        [{ strong: 'Breathing but not awake:' }, ' roll them onto their side, in the recovery position.'],\n        notBreathing,\n",
    rules: ['CONTENT-OVERDOSE-STEPS~1'],
  },
  {
    what: 'The overdose steps repeat naloxone after 20 to 30 minutes.',
    file: 'src/content/overdose.ts',
    find: 'Give it again after 2 to 3 minutes if',
    replace: 'Give it again after 20 to 30 minutes if',
    rules: ['CONTENT-OVERDOSE-STEPS~1', 'CONTENT-URGENT-CARD~1'],
  },
  {
    what: 'The overdose steps put anyone who is not awake onto their side.',
    file: 'src/content/overdose.ts',
    find: "{ strong: 'Breathing but not awake:' }, ' roll them onto their side, in",
    replace: "{ strong: 'Not awake:' }, ' roll them onto their side, in",
    rules: ['CONTENT-OVERDOSE-STEPS~1'],
  },
  {
    what: 'The overdose steps give CPR to a person who breathes.',
    file: 'src/content/overdose.ts',
    find: "{ strong: 'Not breathing:' },",
    replace: "{ strong: 'Breathing:' },",
    rules: ['CONTENT-OVERDOSE-STEPS~1', 'CONTENT-URGENT-CARD~1'],
  },
  {
    what: 'The overdose steps omit how naloxone is given.',
    file: 'src/content/overdose.ts',
    find: ' Tilt the head back, put the tip into one nostril, and press the plunger all the way. ',
    replace: ' ',
    rules: ['CONTENT-OVERDOSE-STEPS~1'],
  },
  {
    what: 'The overdose text says that naloxone reverses other drugs.',
    file: 'src/content/overdose.ts',
    find: 'It doesn’t reverse ${notReversed}.',
    replace: 'It does reverse ${notReversed}.',
    rules: ['CONTENT-OVERDOSE-STEPS~1', 'CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'The card of urgent actions tells people to leave.',
    file: 'src/content/overdose.ts',
    find: "        'Stay until help comes.',\n",
    replace: "        'Leave when help is on its way.',\n",
    rules: ['CONTENT-URGENT-CARD~1'],
  },
  {
    what: 'The urgent box of a substance page leaves out its card.',
    file: 'src/components/UrgentBox/UrgentBox.tsx',
    find: '      {actions && <UrgentCard actions={actions} />}\n',
    replace: '',
    rules: ['CONTENT-URGENT-CARD~1'],
  },
  {
    what: 'Substance pages say that a caller is protected from every charge.',
    file: 'src/content/overdose.ts',
    find: ' It doesn’t protect anyone from other charges, such as selling.',
    replace: ' It also protects you from other charges.',
    rules: ['CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'Substance pages tell parents to wait for signs before they call Poison Control.',
    file: 'src/content/overdose.ts',
    find: 'If they’re not, call Poison Control at once, before there are signs: ',
    replace: 'If they’re not, wait, and call Poison Control if there are signs: ',
    rules: ['CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'Pages about opioids say that stopping naltrexone leaves tolerance as it was.',
    file: 'src/content/opioid-medicines.ts',
    find: 'your tolerance is gone',
    replace: 'your tolerance is back',
    rules: ['CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'The Xanax page sends a person without pills to a doctor next week.',
    file: 'src/content/substances/xanax.ts',
    find: 'urgent care today.',
    replace: 'urgent care next week.',
    rules: ['CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'The meth page says that a lab test can diagnose addiction.',
    file: 'src/content/substances/meth.ts',
    find: 'No lab test can diagnose addiction.',
    replace: 'A lab test can diagnose addiction.',
    rules: ['CONTENT-SUBSTANCE-WARNINGS~1'],
  },
  {
    what: 'The opioid page says that the clinic prescribes medicines although it does not.',
    file: 'src/content/opioid-medicines.ts',
    find: 'whoPrescribes(site.prescribesOpioidMedicines)',
    replace: 'whoPrescribes(!site.prescribesOpioidMedicines)',
    rules: ['CONTENT-OPIOID-MEDICINES~1'],
  },
];
