/** What a clinic enters in site.ts: the type of each fact. The build checks what types cannot (tools/vite/site-schema.ts). */
import type { RoutePath } from './paths';

interface Phone {
  /** As shown: "(213) 555-0199". */
  readonly display: string;
  /** As dialed, with the country code: "tel:+12135550199". */
  readonly href: `tel:${string}`;
}

/** Derives the dialed number from the displayed one, a US number of 10 digits with or without "1-", so that they cannot differ. */
export function usPhone(display: string): Phone {
  return { display, href: `tel:+1${display.replace(/^1-|\D/g, '')}` };
}

/** A health plan that the clinic works with, and whether the clinic is in its network; left out if that isn’t known. */
export interface Insurer {
  readonly name: string;
  readonly network?: 'in' | 'out';
}

/** A clinician, as pages name them. */
export interface Person {
  readonly name: string;
  readonly role: string;
  /** Who gave the license, and its number. */
  readonly license: string;
}

/** What people ask before they call. Where a fact is left out, the pages say how to find out. */
export interface CareFacts {
  /** The youngest age that the clinic treats: 18. */
  readonly youngest?: number;
  /** When the main number is answered: "24 hours a day, 7 days a week". Around the clock, unless `options.closedAtNight` is on. */
  readonly phoneHours: string;
  /** When the programs meet: "from 8 a.m. to 8 p.m., Monday to Friday". */
  readonly programHours?: string;
  /** The languages that the staff speaks with patients. */
  readonly languages: readonly string[];
  /** Whether some appointments are by video. */
  readonly telehealth?: boolean;
  /** Whether the clinic prescribes medicines for mental health conditions. */
  readonly prescribesPsychiatricMedicines?: boolean;
  /** Which treatments for trauma it gives: "trauma-focused CBT", "EMDR". Empty if none. */
  readonly traumaTherapies?: readonly string[];
  /** Whether families may come to family therapy whatever the condition, and not for addiction alone. */
  readonly familiesWhateverCondition?: boolean;
  readonly mediCal?: boolean;
  readonly medicare?: boolean;
  /** Kinds of staff, no names: "a doctor", "counselors". Empty if the pages should not say. */
  readonly team: readonly string[];
  /** When messages are answered: "on weekdays, usually within one business day". */
  readonly messagesAnswered?: string;
  /** Where the clinic knows that naloxone is free: "at our front desk". */
  readonly freeNaloxone?: string;
  /** What care costs without insurance, a line each: "Initial assessment: $150". The pages show no price that isn’t here. */
  readonly prices?: readonly string[];
  /** Who pays less, as a sentence: "If you earn less than …, you pay half." */
  readonly slidingScale?: string;
  /** How to get there and what to bring, each in a sentence or two. What is left out is not shown. */
  readonly visit?: {
    readonly parking?: string;
    readonly bus?: string;
    readonly entrance?: string;
    readonly bring?: string;
  };
}

/** The facts of a clinic. A fact with "?" can be left out. */
export interface Site {
  readonly name: string;
  readonly shortName: string;
  readonly city: string;
  readonly state: 'California';
  readonly address: { readonly street: string; readonly locality: string };
  readonly phone: Phone;
  readonly secondPhone: Phone & { readonly purpose: string };
  readonly email: string;
  readonly certification?: Certification;
  readonly law: LawFacts;
  readonly privacyPageEffective: string;
  readonly reviews: Reviews;
  /** By the id of a notice or a promise, or by the tag of a language. */
  readonly confirmed: Readonly<Record<string, Confirmation>>;
  readonly accreditation?: string;
  readonly opioidMedicines: readonly string[];
  readonly jobsProgram?: { readonly name: string; readonly url: string };
  readonly care: CareFacts;
  readonly countyLine: Phone & { readonly county: string };
  readonly people: readonly Person[];
  readonly sources: readonly string[];
  readonly insurers: readonly Insurer[];
  readonly options: Options;
}

export interface Options {
  readonly announceSendFailure: boolean;
  readonly correctedCards: boolean;
  readonly closedAtNight: boolean;
}

/** What the State Department of Health Care Services has given the program. */
interface Certification {
  readonly number: string;
  readonly expires: string;
  /** Where visitors can look it up; without an address, the footer links to nothing. */
  readonly registerName: string;
  readonly registerUrl?: string;
}

/** Somebody at the clinic, or its lawyer, and the day. */
export interface Confirmation {
  readonly by: string;
  readonly on: string;
}

/** Whom to turn to at the clinic. */
interface Contact {
  readonly name: string;
  readonly title: string;
  readonly email: string;
}

/** The addresses of official pages that a clinic may enter. */
export type OfficialLink =
  | 'stateStatusList'
  | 'stateComplaints'
  | 'goodFaithEstimate'
  | 'independentReview'
  | 'civilRights'
  | 'openPayments';

export type NoticeId =
  | 'crisis-in-spanish'
  | 'good-faith-estimate'
  | 'independent-review'
  | 'language-assistance'
  | 'nondiscrimination'
  | 'open-payments'
  | 'overdose-in-spanish'
  | 'privacy-practices'
  | 'relay'
  | 'state-complaints'
  | 'state-status'
  | 'web-accessibility';

/** What the law asks of a clinic. */
export interface LawFacts {
  readonly stateStatus: 'certified' | 'licensed' | 'none';
  readonly coveredEntity: boolean;
  readonly federallyAssisted: boolean;
  readonly federalFunds: boolean;
  readonly fifteenOrMoreStaff: boolean;
  readonly physiciansOnStaff: boolean;
  readonly stateRegulatedPlans: boolean;
  readonly privacyOfficer: Contact;
  readonly rightsCoordinator: Contact;
  readonly privacyNoticeEffective: string;
  readonly documents: { readonly privacyPractices: string; readonly grievances: string };
  readonly officialLinks: Readonly<Record<OfficialLink, string>>;
  readonly leftOut: readonly NoticeId[];
}

/** Who read the text of a page, on which day, and by when it is due again; days as year-month-day. */
export interface Review {
  readonly reviewer: string;
  readonly on: string;
  readonly next: string;
  /** The fingerprint of the text that was read; `npm run approve` prints it. */
  readonly text: string;
}

/** By page. */
export type Reviews = Readonly<Partial<Record<RoutePath, Review>>>;
