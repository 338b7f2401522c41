import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from '../routes';
import type { CardContent } from './cards';
import type { Notice } from './notices/notice';
import type { OfficeKey } from './notices/offices';
import type { PictureName } from './pictures';

/** The phone numbers and text lines that a text can link; `components/PhoneLink` knows where each one leads. */
export type PhoneKey =
  | 'clinic'
  | 'second'
  | '911'
  | '988'
  | 'text988'
  | 'ayuda988'
  | 'samhsa'
  | 'poison'
  | 'domesticViolence'
  | OfficeKey;

/**
 * A piece of running text. Links are typed by the route table, so a dead link does not compile. A link to a section names
 * its fragment identifier, and its page in `to` if it is another one; a test finds dead ones.
 */
export type Inline =
  | string
  | { readonly to: RoutePath; readonly text: string }
  | { readonly section: string; readonly to?: RoutePath; readonly text: string }
  | { readonly call: PhoneKey }
  | { readonly strong: string };

/** One paragraph or list item. */
export type Text = string | readonly Inline[];

/** A paragraph, a bulleted list, a numbered list, or a boxed note. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly note: Text };

/** What to do at once, made to be scanned: a heading of a few words ("Call 911 if") and at most five short points. */
export interface UrgentAction {
  readonly heading: Text;
  readonly points: readonly Text[];
}

interface Section {
  /** Fragment identifier, unique on its page: "signs". */
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}

export interface PageMeta {
  /** Text of the page's one h1. */
  readonly title: string;
  /** For search engines and link previews: one or two sentences, 70 to 160 characters. */
  readonly description: string;
  /** The picture in the page's banner and in link previews. */
  readonly picture: PictureName;
}

/** A program, and why it may fit a person with this condition or substance. */
export interface ProgramFit {
  readonly path: ProgramPath;
  readonly why: string;
}

export interface ConditionContent extends PageMeta {
  readonly path: ConditionPath;
  /** The condition in running text: "panic disorder". */
  readonly name: string;
  /** One sentence that says what the condition is. */
  readonly definition: Text;
  /** A second urgent line, below the one that every page has. */
  readonly urgent?: Text;
  readonly signs: readonly Block[];
  readonly diagnosis: readonly Block[];
  readonly treatment: readonly Block[];
  readonly programs: readonly ProgramFit[];
  readonly families: readonly Block[];
}

export interface SubstanceContent extends PageMeta {
  readonly path: SubstancePath;
  /** The substance in running text: "cocaine", "prescription medicine". */
  readonly name: string;
  /** One or two sentences: what it is, and the "also called … use disorder" name. */
  readonly definition: Text;
  /** The card in the urgent box. */
  readonly urgentActions: readonly UrgentAction[];
  readonly effects: readonly Block[];
  readonly signs: readonly Block[];
  readonly overdose: readonly Block[];
  readonly stopping: readonly Block[];
  readonly treatment: readonly Block[];
  readonly programs: readonly ProgramFit[];
  readonly families: readonly Block[];
}

export interface ProgramContent extends PageMeta {
  readonly path: ProgramPath;
  /** One or two sentences under the h1. */
  readonly lead: Text;
  /** Whether its readers may be in a crisis: 911 and 988 come before the clinic’s own number, and help in Spanish is named. */
  readonly crisis?: boolean;
  /** A card of urgent actions below the banner. */
  readonly urgentActions?: readonly UrgentAction[];
  /** The at-a-glance panel: who it suits, hours, who needs more care. */
  readonly glance: { readonly suits: Text; readonly hours: Text; readonly moreCare: Text };
  /** The sections that the specification lists for this program. */
  readonly sections: readonly Section[];
  /** The heading above the week, where it isn’t a typical one. */
  readonly weekHeading?: string;
  /** A typical week: the day or days, and what happens. */
  readonly week: readonly { readonly when: string; readonly what: Text }[];
  /** How to start: call for an initial assessment. */
  readonly start: readonly Block[];
}

/** A page of plain sections: treatment, about, insurance, jobs, mission, privacy, accessibility. */
export interface TextPageContent extends PageMeta {
  readonly path: RoutePath;
  readonly lead: Text;
  readonly sections: readonly Section[];
  /** The notices after the sections. */
  readonly notices?: readonly Notice[];
  /** Whether the page ends with the contact form; otherwise it ends with the call panel. */
  readonly form?: boolean;
}

/** A page of cards: mental health, substance abuse. */
export interface MenuPageContent extends PageMeta {
  readonly path: RoutePath;
  readonly lead: Text;
  /** Between the banner and the cards. */
  readonly intro: readonly Block[];
  readonly cardsHeading: string;
  readonly cards: readonly CardContent[];
}
