/*
 * The notices that a California outpatient clinic must or should publish, each with its law or other authority in `source`:
 * an extension of sections 1 and 2 of the specification. The approved texts (spec/pages) contain the wording of the notices.
 */

export interface NoticeRow {
  readonly heading: string;
  readonly source: string;
  /** The facts of the clinic that the notice depends on; null if it applies to every clinic. */
  readonly onlyIf:
    | 'stateStatus'
    | 'coveredEntity or federallyAssisted'
    | 'federalFunds'
    | 'physiciansOnStaff'
    | 'stateRegulatedPlans'
    | null;
  readonly pages: readonly `/${string}`[];
}

// biome-ignore format: a table, one notice per entry
export const notices = [
  { heading: 'Notice of Privacy Practices', source: '45 CFR 164.520; 42 CFR 2.22',
    onlyIf: 'coveredEntity or federallyAssisted', pages: ['/privacy'] },
  { heading: 'Your right to equal treatment',
    source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.7, 92.8, and 92.10; California Government Code 11135 and Civil Code 51',
    onlyIf: 'federalFunds', pages: ['/accessibility'] },
  { heading: 'Free help in your language', source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.11',
    onlyIf: 'federalFunds', pages: ['/accessibility'] },
  { heading: 'What the law asks of this site', source: '45 CFR 84.84, with the dates of 91 FR 25496',
    onlyIf: 'federalFunds', pages: ['/accessibility'] },
  { heading: 'If you are deaf or hard of hearing', source: 'Federal Communications Commission, FCC 00-257',
    onlyIf: null, pages: ['/contact', '/accessibility'] },
  { heading: 'Crisis help in Spanish', source: '988 Suicide and Crisis Lifeline',
    onlyIf: null, pages: ['/accessibility'] },
  { heading: 'Overdose steps in Spanish',
    source: 'California Department of Public Health; California Health and Safety Code 11376.5',
    onlyIf: null, pages: ['/crisis-intervention'] },
  { heading: 'Your right to a good faith estimate', source: '45 CFR 149.610',
    onlyIf: null, pages: ['/insurance'] },
  { heading: 'If your plan says no',
    source: 'California Health and Safety Code 1367.03 and 1374.30; Insurance Code 10133.54 and 10169',
    onlyIf: 'stateRegulatedPlans', pages: ['/insurance'] },
  { heading: 'Check our standing with the state', source: 'California Health and Safety Code 11831.5',
    onlyIf: 'stateStatus', pages: ['/about-us'] },
  { heading: 'Your rights in care for substance use', source: 'California Health and Safety Code 11833.05 and 11857 to 11857.3',
    onlyIf: 'stateStatus', pages: ['/about-us'] },
  { heading: 'Complaints to the state',
    source: 'State Department of Health Care Services, Licensing and Certification Division; Business and Professions Code 4980.32; Medical Board of California; Board of Psychology',
    onlyIf: 'stateStatus', pages: ['/about-us'] },
  { heading: 'Payments from drug makers to doctors', source: 'California Business and Professions Code 663',
    onlyIf: 'physiciansOnStaff', pages: ['/about-us'] },
] as const satisfies readonly NoticeRow[];

/** The wording of California Health and Safety Code 11831.12, for the footer. */
export const stateStatements = {
  certified: 'Certified by the State Department of Health Care Services',
  licensed: 'Licensed by the State Department of Health Care Services',
} as const satisfies Record<string, string>;

/** The language tags of the 15 languages most spoken in California besides English. Chinese has one for each script. */
// biome-ignore format: a table, one language per entry
export const languages = [
  { lang: 'es', dir: null }, { lang: 'zh-Hant', dir: null }, { lang: 'zh-Hans', dir: null }, { lang: 'vi', dir: null },
  { lang: 'tl', dir: null }, { lang: 'ko', dir: null }, { lang: 'hy', dir: null }, { lang: 'fa', dir: 'rtl' },
  { lang: 'ru', dir: null }, { lang: 'ja', dir: null }, { lang: 'ar', dir: 'rtl' }, { lang: 'pa', dir: null },
  { lang: 'km', dir: null }, { lang: 'hmn', dir: null }, { lang: 'hi', dir: null }, { lang: 'th', dir: null },
] as const satisfies readonly { readonly lang: string; readonly dir: 'rtl' | null }[];
