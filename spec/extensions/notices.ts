/**
 * The notices that a California outpatient clinic must or should publish, from the laws that `source` names: an extension
 * of sections 1 and 2 of the specification. One of each list of `texts` must be in the section with this heading.
 */
export interface NoticeRow {
  readonly heading: string;
  readonly source: string;
  /** The fact of the clinic that the notice depends on; null if it binds everybody. */
  readonly onlyIf:
    | 'stateStatus'
    | 'coveredEntity or federallyAssisted'
    | 'federalFunds'
    | 'physiciansOnStaff'
    | 'stateRegulatedPlans'
    | null;
  readonly pages: readonly `/${string}`[];
  readonly texts: readonly (readonly string[])[];
}

// biome-ignore format: a table, one notice an entry
export const notices = [
  { heading: 'Notice of Privacy Practices', source: '45 CFR 164.520; 42 CFR 2.22',
    onlyIf: 'coveredEntity or federallyAssisted', pages: ['/privacy'],
    texts: [
      ['how medical information about you may be used and disclosed and how you can get access to this information'],
      ['your rights with respect to your health information'], ['how to file a complaint concerning a violation'],
      ['right to a copy of this notice'], ['to treat you'], ['to be paid'], ['to run the clinic'],
      ['42 CFR Part 2'], ['civil, criminal, administrative, or legislative'], ['consent in writing or a court orders it'],
      ['subpoena'], ['take back your consent'], ['see your record'], ['correct your record'],
      ['the past 6 years'], ['the past 3 years'], ['in effect since'], ['wrong hands, we will tell you'],
      ['Secretary of Health and Human Services'], ['1-800-368-1019'], ['not hold a complaint against you'],
    ] },
  { heading: 'Your right to equal treatment',
    source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.8 and 92.10; California Government Code 11135',
    onlyIf: 'federalFunds', pages: ['/accessibility'],
    texts: [
      ['race, color, national origin, age, disability, or sex'], ['Civil Rights Coordinator'],
      ['sign language interpreters'], ['how to file a grievance'], ['Office for Civil Rights'], ['1-800-368-1019'],
    ] },
  { heading: 'Free help in your language', source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.11',
    onlyIf: 'federalFunds', pages: ['/accessibility'],
    texts: [
      ['help in your language is free'], ['aids and services are free'], ['la ayuda con el idioma es gratis'],
      ['las ayudas y los servicios también son gratis'],
    ] },
  { heading: 'What the law asks of this site', source: '45 CFR 84.84, with the dates of 91 FR 25496',
    onlyIf: 'federalFunds', pages: ['/accessibility'],
    texts: [['May 11, 2027'], ['WCAG 2.1, level AA'], ['WCAG 2.2, level AA'], ['keeps you out']] },
  { heading: 'If you are deaf or hard of hearing', source: 'Federal Communications Commission, FCC 00-257',
    onlyIf: null, pages: ['/contact', '/accessibility'],
    texts: [['Dial 711'], ['free']] },
  { heading: 'Crisis help in Spanish', source: 'Suicide & Crisis Lifeline',
    onlyIf: null, pages: ['/contact', '/accessibility', '/crisis-intervention'],
    texts: [['call 988 and press 2'], ['text the word AYUDA'], ['llame al 988 y oprima 2']] },
  { heading: 'Your right to a good faith estimate', source: '45 CFR 149.610',
    onlyIf: null, pages: ['/insurance'],
    texts: [
      ['no insurance, or choose not to use it'], ['in writing'], ['$400 or more above the estimate, you can dispute it'],
      ['within 120 days'], ['within 3 business days'], ['1-800-985-3059'],
    ] },
  { heading: 'If your plan says no: a free independent review',
    source: 'California Health and Safety Code 1374.30',
    onlyIf: 'stateRegulatedPlans', pages: ['/insurance'],
    texts: [
      ['appeal to your plan first'], ['30 days'], ['independent medical review'], ['it is free'],
      ['Department of Managed Health Care'], ['1-888-466-2219'], ['within 6 months'],
    ] },
  { heading: 'Check our standing with the state', source: 'California Health and Safety Code 11831.5',
    onlyIf: 'stateStatus', pages: ['/about-us'],
    texts: [['State Department of Health Care Services'], ['probation'], ['suspended'], ['revoked'],
      ['operate against the law']] },
  { heading: 'Complaints to the state',
    source: 'State Department of Health Care Services, Licensing and Certification Division',
    onlyIf: 'stateStatus', pages: ['/about-us'],
    texts: [['complain to the state at any time'], ['Licensing and Certification Division'],
      ['P.O. Box 997413, MS 2601, Sacramento, CA 95899-7413']] },
  { heading: 'Payments from drug makers to doctors', source: 'California Business and Professions Code 663',
    onlyIf: 'physiciansOnStaff', pages: ['/about-us'],
    texts: [['Open Payments'], ['Centers for Medicare and Medicaid Services']] },
] as const satisfies readonly NoticeRow[];

/** The words of California Health and Safety Code 11831.12, for the footer. */
export const stateStatements = {
  certified: 'Certified by the State Department of Health Care Services',
  licensed: 'Licensed by the State Department of Health Care Services',
} as const satisfies Record<string, string>;

/** The 15 languages that Californians speak most, besides English, by tag; Chinese in both of its scripts. */
// biome-ignore format: a table, one language an entry
export const languages = [
  { lang: 'es', dir: null }, { lang: 'zh-Hant', dir: null }, { lang: 'zh-Hans', dir: null }, { lang: 'vi', dir: null },
  { lang: 'tl', dir: null }, { lang: 'ko', dir: null }, { lang: 'hy', dir: null }, { lang: 'fa', dir: 'rtl' },
  { lang: 'ru', dir: null }, { lang: 'ja', dir: null }, { lang: 'ar', dir: 'rtl' }, { lang: 'pa', dir: null },
  { lang: 'km', dir: null }, { lang: 'hmn', dir: null }, { lang: 'hi', dir: null }, { lang: 'th', dir: null },
] as const satisfies readonly { readonly lang: string; readonly dir: 'rtl' | null }[];
