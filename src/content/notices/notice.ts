import { site } from '../../site';
import type { LawFacts } from '../../site.schema';
import type { OutsideLink } from '../rich-text';
import type { Notice } from '../types';

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
