import type { RoutePath } from '../../paths';
import type { LawFacts, NoticeId, OfficialLink } from '../../site.schema';
import type { Block } from '../rich-text';

interface OtherLanguage {
  /** The BCP 47 tag: "zh-Hant". */
  readonly lang: string;
  readonly dir?: 'rtl';
  /** The language's own name. */
  readonly name: string;
}

/** A whole notice in a language other than English. */
export interface Translation extends OtherLanguage {
  readonly body: readonly Block[];
}

/** The gist of a notice in another language; the phone number of the clinic follows it. */
export interface Tagline extends OtherLanguage {
  readonly text: string;
}

interface NoticeText {
  readonly body: readonly Block[];
  /** Parts with separate headings. */
  readonly parts?: readonly { readonly heading: string; readonly body: readonly Block[] }[];
  readonly translations?: readonly Translation[];
  readonly taglines?: readonly Tagline[];
  /** The clinic’s own documents. */
  readonly documents?: readonly { readonly href: string; readonly text: string }[];
}

/** A notice that a clinic’s site must or should show. Pages show only its heading and text. */
export interface Notice {
  /** The fragment identifier of its section, and its key in `confirmed` of src/site.ts. */
  readonly id: NoticeId;
  readonly heading: string;
  readonly jurisdiction: 'federal' | 'California';
  /** The law or office that the notice comes from: "45 CFR 149.610". */
  readonly source: string;
  /** As year-month-day, like the other days; absent if we could not verify it. */
  readonly inForceSince?: string;
  /** The day from which clinics must comply, if it is later than the day on which the law took effect. */
  readonly requiredSince?: string;
  /** The day on which we compared the notice with public sources. */
  readonly checkedOn: string;
  /** Whom the law binds, in plain words. `appliesIf` decides. */
  readonly appliesTo: string;
  readonly appliesIf: (law: LawFacts) => boolean;
  readonly places: readonly RoutePath[];
  /** The official page to link to, once the clinic has entered the address. `owed` if the law requires the link. */
  readonly link?: { readonly field: OfficialLink; readonly text: string; readonly owed?: true };
  readonly text: (law: LawFacts) => NoticeText;
}

/** Whether the law requires the notice of the clinic, and the clinic has not left it out. */
export const isShown = ({ id, appliesIf }: Notice, law: LawFacts): boolean =>
  appliesIf(law) && !law.leftOut.includes(id);

export const everybody = (): boolean => true;
