import type { RoutePath } from '../../paths';
import type { LawFacts, NoticeId, OfficialLink } from '../../site.schema';
import type { Block } from '../rich-text';

interface OtherLanguage {
  /** Its BCP 47 tag: "zh-Hant". */
  readonly lang: string;
  readonly dir?: 'rtl';
  /** The language by its own name. */
  readonly name: string;
}

/** A whole notice in another language than English. */
export interface Translation extends OtherLanguage {
  readonly body: readonly Block[];
}

/** The gist of a notice in another language; the phone number of the clinic follows it. */
export interface Tagline extends OtherLanguage {
  readonly text: string;
}

interface NoticeText {
  readonly body: readonly Block[];
  /** Parts with a heading of their own. */
  readonly parts?: readonly { readonly heading: string; readonly body: readonly Block[] }[];
  readonly translations?: readonly Translation[];
  readonly taglines?: readonly Tagline[];
  /** Documents of the clinic’s own. */
  readonly documents?: readonly { readonly href: string; readonly text: string }[];
}

/** A notice that a clinic’s site must or should show. Pages show its heading and its text, and spare readers the rest. */
export interface Notice {
  /** The fragment identifier of its section; also its key in `confirmed` of src/site.ts. */
  readonly id: NoticeId;
  readonly heading: string;
  readonly jurisdiction: 'federal' | 'California';
  /** The law or office that the notice comes from: "45 CFR 149.610". */
  readonly source: string;
  /** As year-month-day, like the other days; absent if we could not verify it. */
  readonly inForceSince?: string;
  /** Where the law was in force before clinics had to comply: the day from which they must. */
  readonly requiredSince?: string;
  /** The day on which we compared the notice with public sources. */
  readonly checkedOn: string;
  /** Whom it binds, in plain words; `appliesIf` decides. */
  readonly appliesTo: string;
  readonly appliesIf: (law: LawFacts) => boolean;
  readonly places: readonly RoutePath[];
  /** The official page that it links to once the clinic has entered the address; `owed` if the law asks for the link. */
  readonly link?: { readonly field: OfficialLink; readonly text: string; readonly owed?: true };
  readonly text: (law: LawFacts) => NoticeText;
}

/** Whether the law asks the clinic for a notice, and the clinic has not left it out. */
export const isShown = ({ id, appliesIf }: Notice, law: LawFacts): boolean =>
  appliesIf(law) && !law.leftOut.includes(id);

export const everybody = (): boolean => true;
