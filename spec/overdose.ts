/**
 * What a mistake would make dangerous on the substance pages: the overdose steps, and the warnings of each page (an
 * extension of section 2 of the specification, which leaves their text open).
 *
 * Texts are compared in any letter case, with straight quotation marks and apostrophes. Each list has alternative
 * wordings; a passage is one paragraph or list item, and must say one of each list.
 */
export interface Step {
  readonly what: string;
  readonly says: readonly (readonly string[])[];
  /** How the step begins where it applies only to some: the condition comes before what to do. */
  readonly begins?: string;
}

/** The steps of every substance page, in this order; a page may add its own before the last. */
// biome-ignore format: a table, one wording a row
export const steps = [
  { what: 'call 911 first, and follow the dispatcher', begins: 'Call 911.', says: [
    ['dispatcher can talk you through CPR'],
  ] },
  { what: 'naloxone, how it is given and when again', says: [
    ['give naloxone'],
    ['lay them on their back, tilt the head back, put the tip into one nostril, and press the plunger all the way'],
    ["if breathing doesn't return in 2 to 3 minutes, use a new spray in the other nostril"],
    ['each spray contains one dose'],
  ] },
  { what: 'rescue breaths or CPR for a person who does not breathe', begins: 'Not breathing:', says: [
    ['rescue breaths or CPR'],
    ['as the dispatcher tells you'],
  ] },
  { what: 'recovery position for a person who breathes', begins: 'Breathing but not awake:', says: [
    ['onto their side'],
    ['recovery position'],
  ] },
  { what: 'staying', begins: 'Stay until help comes', says: [] },
] as const satisfies readonly Step[];

/** The points under "While you wait" in the card of urgent actions, in this order; a page may add its own before the last. */
// biome-ignore format: a table, one wording a row
export const cardSteps = [
  { what: 'naloxone', says: [
    ['give naloxone'],
    ['see how to give it'],
    ["if breathing doesn't return in 2 to 3 minutes, use a new spray in the other nostril"],
  ] },
  { what: 'rescue breaths or CPR', begins: 'Not breathing:', says: [['rescue breaths or CPR'],
    ['as the dispatcher tells you']] },
  { what: 'recovery position', begins: 'Breathing but not awake:', says: [['onto their side']] },
  { what: 'staying', begins: 'Stay until help comes', says: [] },
] as const satisfies readonly Step[];

/** The card of every substance page: one action a heading, few points, few links, one of them to the steps. */
export const urgentCard = {
  headings: ['Call 911 if', 'While you wait'],
  callIf: [["can't be woken", 'cannot be woken'], ['breathing slowly, or not at all'], ['blue, gray, or pale']],
  /** What pages on stimulants add. */
  alsoCallIf: [
    {
      path: '/cocaine',
      says: [['very hot'], ['chest pain'], ['seizure'], ['drooping face'], ['weak arm'], ['slurred']],
    },
    { path: '/mdma', says: [['very hot'], ['chest pain'], ['seizure'], ['confused'], ['stiff'], ['shaking']] },
    { path: '/meth', says: [['very hot'], ['chest pain'], ['seizure'], ['drooping face'], ['weak arm'], ['slurred']] },
  ],
  maxPoints: 5,
  maxLinks: 2,
} as const;

export interface Warning {
  readonly what: string;
  /** What one passage says together. */
  readonly says: readonly (readonly string[])[];
}

/** What each substance page says beside the steps. */
// biome-ignore format: a table, one wording a row
export const everyPage = [
  { what: 'naloxone is for anyone who is unsure', says: [
    ['without a prescription'], ['free'], ["safe to give when you're unsure"],
  ] },
  { what: 'naloxone has limits', says: [["it doesn't reverse", 'it does not reverse']] },
  { what: 'a child who may have taken some', says: [
    ['if a child may have had'],
    ["call 911 if they're hard to wake, breathing slowly or with difficulty, having a seizure, very hot or very " +
      'restless, or not acting normally'],
    ['if it may be an opioid, give naloxone, which is safe for children'],
    ['if they seem well, call Poison Control at once, before there are signs: 1-800-222-1222'],
  ] },
  { what: 'protection for callers, and its limits', says: [
    ['in California, calling 911 in good faith'], ['protects you and the person'], ['charges for using drugs'],
    ['having them for your own use'],
    ["doesn't protect anyone from other charges, such as selling, giving, or sharing drugs, or driving under the influence"],
    ["doesn't cover a warrant, probation, or parole"],
  ] },
  { what: 'what 988 does, and the ways in for Spanish', says: [
    ['Lifeline listens'], ['call or text 988'], ['in Spanish, call and press 2, or text AYUDA to 988'],
  ] },
  { what: 'what the SAMHSA helpline does and does not do', says: [
    ['run by the federal government'], ['where to find help'], ['English or Spanish'],
    ["doesn't offer counseling"], ['1-800-662-4357'],
  ] },
] as const satisfies readonly Warning[];

/** Of each page that names the three medicines for opioid use disorder. */
// biome-ignore format: a table, one wording a row
const medicineWarnings = [
  { what: 'which medicines lower the risk of death the most', says: [
    ['buprenorphine and methadone'], ['lower the risk of death the most'],
  ] },
  { what: 'when naltrexone can begin, and what stopping it means', says: [
    ['extended-release naltrexone'], ['is another choice'], ['after 7 to 10 opioid-free days'],
    ['when you stop it, your tolerance is gone, and the amount of opioids you used before can kill'],
  ] },
] as const satisfies readonly Warning[];

/** The warnings that belong to one page. */
// biome-ignore format: a table, one page a row
export const pageWarnings = [
  { path: '/alcohol', warnings: [
    { what: 'stopping', says: [['never stop suddenly alone'], ['withdrawal from alcohol can kill'], ['doctor first']] },
    { what: 'delirium tremens', says: [['delirium tremens'], ['48 to 96 hours'], ['it can kill']] },
    { what: 'naltrexone for a person who uses opioids', says: [['if you use opioids'], ['naltrexone'],
      ['sudden opioid withdrawal'], ['tell the prescriber']] },
    { what: 'leaving safely', says: [['National Domestic Violence Hotline'], ['1-800-799-7233'], ['leave']] },
    { what: 'the law for callers under 21', says: [['under 21'], ['another California law'],
      ['protects the first person who calls 911'], ['if they stay and cooperate']] },
  ] },
  { path: '/cocaine', warnings: [
    { what: 'overheating', says: [['too hot:'], ['cool'], ['damp cloths']] },
  ] },
  { path: '/fentanyl', warnings: [
    { what: 'sedatives mixed in', says: [['xylazine and medetomidine'], ["don't respond to naloxone"],
      ['give it anyway'], ['naloxone may have to be repeated']] },
    { what: 'naloxone wears off', says: [['naloxone can wear off before fentanyl does'], ['stay']] },
    ...medicineWarnings,
  ] },
  { path: '/heroin', warnings: [
    { what: 'tolerance', says: [['tolerance falls after a break, so overdose risk rises'], ['can kill']] },
    ...medicineWarnings,
  ] },
  { path: '/kratom', warnings: [
    { what: 'the law, attributed', says: [["California's health department says"],
      ['illegal to sell or make kratom for consumption']] },
  ] },
  { path: '/mdma', warnings: [
    { what: 'overheating and low sodium', says: [['too hot:'], ['cool them'],
      ["don't push them to drink water"]] },
    { what: 'ten criteria, without withdrawal', says: [['other hallucinogens'], ['2 or more of 10 criteria'],
      ["withdrawal isn't one of them"]] },
  ] },
  { path: '/meth', warnings: [
    { what: 'no test', says: [['no lab test can diagnose addiction']] },
    { what: 'overheating', says: [['too hot:'], ['cool them']] },
    { what: 'leaving safely', says: [['National Domestic Violence Hotline'], ['1-800-799-7233'], ['leave']] },
  ] },
  { path: '/opiate', warnings: [
    { what: 'stopping', says: [["don't stop all at once"], ['prescriber']] },
    { what: 'detox alone', says: [['detox alone raises overdose risk']] },
    ...medicineWarnings,
  ] },
  { path: '/opioid', warnings: [
    { what: 'extended-release naltrexone', says: [['extended-release naltrexone'],
      ['only after 7 to 10 opioid-free days'], ['severe withdrawal']] },
    { what: 'methadone', says: [['methadone'], ['opioid treatment programs only']] },
    { what: 'detox alone', says: [['detox alone raises overdose risk'], ['medicine, is what protects you']] },
    ...medicineWarnings,
  ] },
  { path: '/oxycodone', warnings: [
    { what: 'stopping', says: [['do not stop abruptly', "don't stop abruptly"]] },
    { what: 'crushed tablets', says: [['crushing or chewing'], ['can kill']] },
    { what: 'fake pills', says: [['a fake pill may be fentanyl'], ['more naloxone may be needed']] },
    ...medicineWarnings,
  ] },
  { path: '/prescriptions', warnings: [
    { what: 'stopping', says: [['never stop abruptly'], ['before you change anything']] },
    { what: 'depressants', says: [['depressants: a sudden stop can cause seizures'], ['deadly']] },
  ] },
  { path: '/xanax', warnings: [
    { what: 'stopping', says: [['never stop Xanax suddenly'], ['seizures'], ['can kill']] },
    { what: 'out of pills and nobody to reach', says: [['out of pills'], ["can't reach anyone"],
      ['emergency room or urgent care today']] },
    { what: 'pills taken away', says: [['never take the pills away all at once'], ['seizure']] },
  ] },
] as const satisfies readonly { readonly path: `/${string}`; readonly warnings: readonly Warning[] }[];

/** Where a page names medicines for opioid use disorder, it says who prescribes them: by the clinic's own fact. */
export const opioidMedicines = {
  pages: ['/fentanyl', '/heroin', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/kratom'],
  prescribed: [['we prescribe buprenorphine and extended-release naltrexone here'], ['opioid treatment program']],
  referred: [["we don't prescribe these medicines here"], ['we help you find someone who does']],
} as const;
