import type { LawFacts } from './content/notices/law-facts';
import type { Reviews } from './content/reviews';

interface Phone {
  /** As shown: "(805) 555-0142". */
  readonly display: string;
  /** As dialed, with the country code: "tel:+18055550142". */
  readonly href: `tel:${string}`;
}

/** Derives the dialed number from the displayed one, a US number of 10 digits, so that the two cannot differ. */
function usPhone(display: string): Phone {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}

/** What people ask before they call. Where a fact is left out, the pages say how to find out. */
export interface CareFacts {
  /** The youngest age that the clinic treats: 18. */
  readonly youngest?: number;
  /** When the main number is answered: "24 hours a day, 7 days a week". The crisis page promises that it always is. */
  readonly phoneHours: string;
  /** When the programs meet: "from 8 a.m. to 8 p.m., Monday to Friday". */
  readonly programHours?: string;
  /** The languages that the staff speaks with patients. */
  readonly languages: readonly string[];
  /** Whether some appointments are by video. */
  readonly telehealth?: boolean;
  readonly mediCal?: boolean;
  readonly medicare?: boolean;
  /** Kinds of staff, no names: "a doctor", "counselors". Empty if the pages should not say. */
  readonly team: readonly string[];
  /** When messages are answered: "on weekdays, usually within one business day". */
  readonly messagesAnswered?: string;
  /** Where the clinic knows that naloxone is free: "at our front desk". */
  readonly freeNaloxone?: string;
}

/** Medi-Cal, Medicare, and free naloxone are left out: the specification does not say whether the clinic has them. */
const care: CareFacts = {
  youngest: 18,
  phoneHours: '24 hours a day, 7 days a week',
  programHours: 'from 8 a.m. to 8 p.m., Monday to Friday',
  languages: ['English'],
  telehealth: false,
  team: ['a clinical director', 'a doctor', 'therapists', 'counselors', 'case managers'],
  messagesAnswered: 'on weekdays, usually within one business day',
};

/**
 * Who the clinic is. This is the one file that a clinic edits to adopt the site; no other file repeats these facts. The
 * default is a fictional clinic: invented name, 555-01xx numbers, example domains. `npm run launch-check` lists what is
 * still fictional.
 */
export const site = {
  /** Whether any fact below is still the fictional clinic's. A clinic sets it to false once all of them are its own. */
  fictional: true,
  name: 'Ridge and Tide Center',
  city: 'Ventura',
  state: 'California',
  address: { street: '1420 Estuary Lane, Suite 200', locality: 'Ventura, CA 93001' },
  phone: usPhone('(805) 555-0142'),
  /** The second number, in the hero of the contact page, after what it is for. */
  secondPhone: { ...usPhone('(805) 555-0167'), purpose: 'Front desk, for people already in our care' },
  email: 'info@ridgeandtide.example',
  certification: {
    number: '560199AP',
    /** In the format of the specification: month/day/two-digit year. */
    expires: '11/30/25',
    registerName: 'state license register',
    registerUrl: 'https://license-register.example/',
  },
  /**
   * What the law asks of the clinic. These facts choose the legal notices that the pages show, so have a lawyer confirm
   * them; docs/adopting-law.md explains each.
   */
  law: {
    /** What the State Department of Health Care Services has given the program: 'certified', 'licensed' or 'none'. */
    stateStatus: 'certified',
    /** Whether the clinic sends bills or claims electronically, so that HIPAA applies to it. */
    coveredEntity: true,
    /** Whether 42 CFR Part 2 applies: Medicare, Medi-Cal, a tax exemption, or a DEA registration is enough. */
    federallyAssisted: true,
    /** Whether the clinic is paid by federal health programs, Medi-Cal included. */
    federalFunds: true,
    fifteenOrMoreStaff: true,
    physiciansOnStaff: true,
    /** Whether it takes health plans that California regulates. */
    stateRegulatedPlans: true,
    privacyOfficer: { name: 'Miriam Okafor', title: 'Privacy Officer', email: 'privacy@ridgeandtide.example' },
    rightsCoordinator: {
      name: 'Daniel Reyes',
      title: 'Civil Rights Coordinator',
      email: 'rights@ridgeandtide.example',
    },
    /** The day from which the Notice of Privacy Practices applies, as year-month-day. */
    privacyNoticeEffective: '2026-02-16',
    /** Documents of the clinic’s own in `public/`, such as '/documents/privacy-practices.pdf'; '' if there is none. */
    documents: { privacyPractices: '', grievances: '' },
    /** Addresses of official pages. With '', the text names the office without a link. */
    officialLinks: {
      stateStatusList: '',
      stateComplaints: '',
      goodFaithEstimate: '',
      independentReview: '',
      civilRights: '',
      openPayments: '',
    },
    /** The day on which somebody confirmed a notice for the clinic: { 'good-faith-estimate': '2026-11-22' }. */
    confirmed: {},
    /** The languages whose text a translator has confirmed: ['es', 'vi']. */
    confirmedLanguages: [],
  },
  /** The day from which the privacy page applies, as year-month-day. */
  privacyPageEffective: '2026-11-22',
  /**
   * Who reviewed a page, when, and which text of it (its fingerprint, as `npm run approve -- /alcohol` prints it):
   * { '/alcohol': { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' } }.
   * A page whose text has changed since shows no review. Nobody has reviewed the fictional clinic’s pages.
   */
  reviews: {},
  /** Names the kind of accreditation body; the site never shows a seal. */
  accreditation: 'Accredited by a national hospital accreditation body',
  /**
   * Whether clinicians of the clinic prescribe medicines for opioid use disorder. Pages about opioids say so, or say
   * that the clinic helps to find someone who does.
   */
  prescribesOpioidMedicines: false,
  jobsProgram: { name: 'Coastline Works', url: 'https://coastline-works.example/' },
  care,
  /** Six fictional insurers; a clinic lists those that it has contracts with. */
  insurers: [
    'Pelican Mutual',
    'Sierra Shield',
    'Golden Valley Health',
    'Bluewater Assurance',
    'Redwood Benefit',
    'Meridian Care',
  ],
  /**
   * Two options that differ from the specification. Both are off by default, so that the site does what the specification
   * says; we recommend turning both on (`npm run launch-check` says why). With one on, `npm test` fails for the rules that
   * the site then no longer follows; docs/decisions/0048-options-read-plainly.md lists them.
   */
  options: {
    /** When a message could not be sent: shows a notice with the phone number in the form and restores the values. */
    announceSendFailure: false,
    /** Gives each menu card the title and the picture of the page that it links to. */
    correctedCards: false,
  },
} as const satisfies Site;

/** The clinic's name in 12 characters at most, for the label of the icon on a phone's home screen. No page uses it. */
export const shortName = 'Ridge & Tide';

/** The facts of a clinic. The build checks what types cannot (tools/build/site-schema.ts): dates, addresses, numbers. */
export interface Site {
  readonly fictional: boolean;
  readonly name: string;
  readonly city: string;
  readonly state: 'California';
  readonly address: { readonly street: string; readonly locality: string };
  readonly phone: Phone;
  readonly secondPhone: Phone & { readonly purpose: string };
  readonly email: string;
  readonly certification: {
    readonly number: string;
    readonly expires: string;
    readonly registerName: string;
    readonly registerUrl: string;
  };
  readonly law: LawFacts;
  readonly privacyPageEffective: string;
  readonly reviews: Reviews;
  readonly accreditation: string;
  readonly prescribesOpioidMedicines: boolean;
  readonly jobsProgram: { readonly name: string; readonly url: string };
  readonly care: CareFacts;
  readonly insurers: readonly string[];
  readonly options: { readonly announceSendFailure: boolean; readonly correctedCards: boolean };
}
