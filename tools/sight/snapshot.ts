/** A rectangle in CSS pixels, measured from the upper left corner of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What has a name and boxes on a page. A text has a box for each line. */
export interface Painted {
  /** A description of its element, such as `p "Its text" in main`. */
  readonly name: string;
  readonly boxes: readonly Box[];
}

/** The part of a page that a snapshot covers, and what is allowed there. */
export interface Scope {
  /** A selector of the part. By default, the body. */
  readonly within: string;
  /** Selectors of elements that the page may hide. It must hide them. */
  readonly mayHide: readonly string[];
  /** Selectors of elements whose place on the screen may differ from document order. */
  readonly anyOrder: readonly string[];
  /** The least width and height of a target, in px. By default, 24, as WCAG 2.5.8 requires. Fingers need 44. */
  readonly targetSide: number;
  /** The least height of text and the least width of an icon, in px. By default, 0. */
  readonly least: { readonly text: number; readonly icon: number };
  /** Chains of selectors, each from the highest rank of text to the lowest. */
  readonly ranks: readonly (readonly string[])[];
  /** The source of a pattern. What it matches must be on one line. */
  readonly unbroken: string;
}

/** What may be wrong with a page. The README explains each. */
export type Finding =
  | 'hiddenText'
  | 'hiddenPictures'
  | 'shown'
  | 'unclickable'
  | 'untouchable'
  | 'misplaced'
  | 'overlapping'
  | 'tooWide'
  | 'tooSmall'
  | 'crowdedHeader'
  | 'unfilled'
  | 'oddIcons'
  | 'brokenWords'
  | 'brokenText'
  | 'misranked';

/** What is measured inside a page: a list of lines for each finding, and what a screenshot must show. */
export interface PageSnapshot extends Readonly<Record<Finding, readonly string[]>> {
  /** Where the h1 begins, in px, and how many links of the main content, outside running text, can be pressed without scrolling. */
  readonly firstScreen: { readonly heading: number; readonly links: number };
  /** What is visible unless it blends into its background. */
  readonly visible: Readonly<Record<'texts' | 'pictures' | 'fields', readonly Painted[]>>;
}
