import type { RoutePath } from '../../paths';
import { site } from '../../site';
import type { LawFacts, NoticeId, OfficialLink } from '../../site.schema';
import type { Block, OutsideLink } from '../rich-text';

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

/** Whether the notice applies to the clinic, and the clinic has not left it out. */
export const isShown = ({ id, appliesIf }: Notice, law: LawFacts): boolean =>
  appliesIf(law) && !law.leftOut.includes(id);

/** Returns the notices that a page shows. */
export const shownNotices = (notices: readonly Notice[] = [], law: LawFacts = site.law): readonly Notice[] =>
  notices.filter((notice) => isShown(notice, law));

/** Returns links to an official page, if the clinic has entered the address of the page, and to the clinic’s own documents. */
export function linksOf({ link, text }: Notice, law: LawFacts): readonly OutsideLink[] {
  const href = link && law.officialLinks[link.field];
  return [...(href ? [{ href, text: link.text }] : []), ...(text(law).documents ?? [])];
}

export const everybody = (): boolean => true;
