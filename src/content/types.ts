import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from '../paths';
import type { LawFacts, NoticeId, OfficialLink } from '../site.schema';
import type { PhoneKey } from './phones';
import type { Drawing, PictureName } from './pictures';
import type { Block, OutsideLink, Text } from './rich-text';

/** What to do at once, easy to scan: a heading of a few words ("Call 911 if") and a few short points. */
export interface UrgentAction {
  readonly heading: Text;
  readonly points: readonly Text[];
}

/** One or two call buttons, and who should use them. */
export interface UrgentCall {
  readonly whom: string;
  readonly buttons: readonly { readonly phone: PhoneKey; readonly label: string }[];
}

/** A link to urgent help, for people who cannot read the page first. */
export interface QuickLink {
  readonly to: RoutePath;
  readonly section?: string;
  readonly title: string;
  readonly text: string;
}

/** A quick link to a section of the current page. */
type QuickSectionLink = Omit<QuickLink, 'to' | 'section'> & { readonly section: string };

/** Quick links under a heading. The first two are styled as urgent. */
export interface QuickLinkList {
  readonly heading: string;
  readonly links: readonly (QuickLink | QuickSectionLink)[];
}

/** A link in the header or the footer (specification section 2). */
export interface NavLink {
  readonly to: RoutePath;
  readonly label: string;
}

/** A link that also appears as a card, with the picture of the card. */
export interface PictureLink<Path extends RoutePath = RoutePath> extends NavLink {
  readonly to: Path;
  readonly picture: PictureName;
}

/** A menu card (specification section 2). Title, target, and picture are separate, because on some cards they do not match. */
export interface CardContent extends PictureLink {
  /** Default: the label. */
  readonly title?: string;
  /** A description in a few words. */
  readonly line?: string;
}

interface OtherLanguage {
  /** The BCP 47 tag: "zh-Hant". */
  readonly lang: string;
  readonly dir?: 'rtl';
  /** The name of the language, in that language. */
  readonly name: string;
}

/** A whole notice in a language other than English. */
export interface Translation extends OtherLanguage {
  readonly body: readonly Block[];
}

/** The gist of a notice, in another language. The clinic’s phone number follows it. */
export interface Tagline extends OtherLanguage {
  readonly text: string;
}

interface NoticeText {
  readonly body: readonly Block[];
  /** Parts with separate headings. */
  readonly parts?: readonly { readonly heading: string; readonly body: readonly Block[] }[];
  readonly translations?: readonly Translation[];
  readonly taglines?: readonly Tagline[];
  /** Links to the clinic’s own documents. */
  readonly documents?: readonly OutsideLink[];
}

/** A notice that a clinic’s site must or should show. Pages show its heading, text and link. */
export interface Notice {
  /** The fragment identifier of its section, and its key in `confirmed` of src/site.ts. */
  readonly id: NoticeId;
  readonly heading: string;
  /** The kind of its section, if readers do its steps in an emergency. */
  readonly kind?: 'do';
  readonly jurisdiction: 'federal' | 'California';
  /** The law or office that the notice comes from: "45 CFR 149.610". */
  readonly source: string;
  /** When the law took effect, as year-month-day. Absent if we could not verify the day. */
  readonly inForceSince?: string;
  /** When clinics must comply, if that is later. */
  readonly requiredSince?: string;
  /** When we compared the notice with public sources. */
  readonly checkedOn: string;
  /** Whom the notice concerns, in plain words. Nothing reads it: `appliesIf` decides which clinics show the notice. */
  readonly appliesTo: string;
  readonly appliesIf: (law: LawFacts) => boolean;
  readonly places: readonly RoutePath[];
  /** A link to an official page. Shown once `law.officialLinks` has its address. `owed` means that the law requires the link. */
  readonly link?: { readonly field: OfficialLink; readonly text: string; readonly owed?: true };
  readonly text: (law: LawFacts) => NoticeText;
}

/** A part of a page, with its h2. */
export interface Section {
  /** Fragment identifier, unique on its page: "signs". */
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
  /** The language of the section, if it is not English. */
  readonly lang?: 'es';
  /**
   * What readers do with the section, which decides its look: do its steps in an emergency, read it as a family, or make the
   * first call, for which the section ends with a call button. Default: `know`.
   */
  readonly kind?: 'do' | 'families' | 'start' | 'know';
  /** The drawing beside a section to know. */
  readonly drawing?: Drawing;
  /** Whether it is about a part of the page that is not printed. */
  readonly offPaper?: true;
}

/** A section in a table of contents. */
export type ContentsEntry = Pick<Section, 'id' | 'heading' | 'lang'>;

export interface PageMetadata {
  /** The text of the page's only h1. */
  readonly title: string;
  /** The title with soft hyphens, if a word is longer than a line of a phone with large text. */
  readonly hyphenated?: string;
  /** The title of the browser tab. Default: the page's title and the clinic's name. */
  readonly tabTitle?: string;
  /** For search engines and link previews: one or two sentences, 70 to 160 characters. */
  readonly description: string;
  /** The picture in link previews and, on pages with a banner, in the banner. */
  readonly picture: PictureName;
}

/** A program, and why it may fit a person with this condition or substance. */
export interface ProgramSuggestion {
  readonly path: ProgramPath;
  readonly why: Text;
}

/** The content that condition and substance pages share. */
export interface GuideContent extends PageMetadata {
  /** The condition or substance in headings: "panic disorder", "medicines". */
  readonly name: string;
  /** What the condition or addiction is, in one or two sentences. For a substance, with the clinical name of the disorder. */
  readonly definition: Text;
  /** A line in the emergency box. */
  readonly urgent?: Text;
  /** Urgent actions in the emergency box. */
  readonly urgentActions?: readonly UrgentAction[];
  readonly signs: readonly Block[];
  readonly treatment: readonly Block[];
  readonly programs: readonly ProgramSuggestion[];
  readonly families: readonly Block[];
}

export interface ConditionContent extends GuideContent {
  readonly path: ConditionPath;
  readonly diagnosis: readonly Block[];
  /** The beginning of the section about the first call, for readers of this page. */
  readonly calling: Text;
}

export interface SubstanceContent extends GuideContent {
  readonly path: SubstancePath;
  readonly urgentActions: readonly UrgentAction[];
  readonly effects: readonly Block[];
  readonly overdose: readonly Block[];
  /** The days and weeks after an overdose, on the one page that explains them. */
  readonly afterOverdose?: readonly Block[];
  readonly stopping: readonly Block[];
  /** What happens when someone calls about this substance. A paragraph for all callers follows. */
  readonly firstCall: readonly Block[];
}

export interface ProgramContent extends PageMetadata {
  readonly path: ProgramPath;
  /** One or two sentences under the h1. */
  readonly lead: Text;
  /** The notices at the end of the page. */
  readonly notices?: readonly Notice[];
  /** Who the program suits, its hours, and who needs more care. Only the crisis page shows the hours in this panel. */
  readonly glance: { readonly suits: Text; readonly hours: Text; readonly moreCare: Text };
  /** The sections between the at-a-glance panel and the week. */
  readonly sections: readonly Section[];
  /** The heading above the week. Default: “A typical week”. */
  readonly weekHeading?: string;
  /** A typical week: the day or days, and what happens. */
  readonly week: readonly { readonly when: string; readonly what: Text }[];
  /** How to start: call for an initial assessment. */
  readonly start: readonly Block[];
  /** Sections after “How to start”, which not every reader needs. */
  readonly afterStart?: readonly Section[];
}

/** A page of plain sections: treatment, about, insurance, jobs, mission, privacy, accessibility. */
export interface TextPageContent extends PageMetadata {
  readonly path: RoutePath;
  readonly lead: Text;
  /** The label of the page's first call button. Default: "Call". */
  readonly callLabel?: string;
  readonly sections: readonly Section[];
  /** The notices after the sections. */
  readonly notices?: readonly Notice[];
  /** Whether the picture is only for link previews. */
  readonly noPicture?: boolean;
  /** Whether the page ends with the contact form. If not, the start panel links to the contact page. */
  readonly form?: boolean;
}

/** A page of cards: mental health, substance abuse. */
export interface MenuPageContent extends PageMetadata {
  readonly path: RoutePath;
  readonly lead: Text;
  /** Urgent help, between the banner and the cards. */
  readonly urgent: QuickLinkList;
  readonly cardsHeading: string;
  readonly cards: readonly CardContent[];
  /** Which card to open first, below the cards. */
  readonly below?: readonly Block[];
  readonly sections: readonly Section[];
}
