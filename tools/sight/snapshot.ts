/** A rectangle in CSS pixels, measured from the upper left corner of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
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
