/** A rectangle in CSS pixels, measured from the upper left corner of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text node, picture, field or control of a page, and whether a visitor can see it. */
export interface Item {
  /** A description of its element, such as `p "Its text" in main`. */
  readonly name: string;
  /** Where it is painted before anything scrolls. A text node has a box for each line, trimmed to the height of the font. */
  readonly boxes: readonly Box[];
  /**
   * Why it is hidden, or null (in-page/visibility.ts). Text is hidden if one of its lines is, but a picture or field only if all
   * of it is.
   */
  readonly hidden: string | null;
  /** Its contrast with its background, 1 to 21, if it was measured (take-snapshot.ts). Exact only below `leastContrast`. */
  readonly contrast?: number;
  /** Whether the page may hide it. */
  readonly mayHide: boolean;
  /** Whether it is in a fixed part, which stays on the screen while the page scrolls. Sticky parts do not count. */
  readonly fixed: boolean;
  /** Its place in the document: the index of each ancestor among its siblings, then its own index. */
  readonly place: readonly number[];
  /** Whether its place on the screen may differ from document order: a decoration, columns of text, or an exception. */
  readonly anyOrder: boolean;
  /** Whether a `dir` attribute sets its direction to right-to-left. Style sheets do not count. */
  readonly rightToLeft: boolean;
}

/** A link, button, summary or field (in-page/pressing.ts). */
export interface Control extends Item {
  /** What a click on its middle would reach instead, or null. */
  readonly blocked: string | null;
  /** The side of the largest square around its middle in which presses reach it: 44, 34, 24, 12 or 0 px. */
  readonly reach: number;
  /** Whether it is part of running text, where WCAG 2.5.8 requires no minimum size. */
  readonly inText: boolean;
}

/** The visible content of a page, as measured inside the page (in-page/snapshot.ts). */
export interface PageSnapshot {
  /** The width of the layout, which the viewport meta tag can change on a phone, and the width of all content. */
  readonly width: { readonly layout: number; readonly content: number };
  readonly texts: readonly Item[];
  /** Pictures, icons and logos. */
  readonly pictures: readonly Item[];
  /** Fields that take input. */
  readonly fields: readonly Item[];
  readonly controls: readonly Control[];
  /** Boxes of painted elements with a fixed position. */
  readonly fixed: readonly Box[];
  /** Descriptions of the open `details`. */
  readonly opened: readonly string[];
  /** Findings: icons of links and controls whose color differs from that of the text beside them (in-page/icons.ts). */
  readonly oddIcons: readonly string[];
  /** Findings: pictures that do not fill their box or the frame around it (in-page/frames.ts). */
  readonly unfilled: readonly string[];
  /** Findings: words of headings that are broken across lines (in-page/texts.ts). */
  readonly brokenWords: readonly string[];
  /** Findings: texts that are broken across lines although `unbroken` matches them (in-page/texts.ts). */
  readonly brokenTexts: readonly string[];
  /** Findings: text that is smaller than text of a lower rank (in-page/texts.ts). */
  readonly misranked: readonly string[];
  /** Findings: elements on which a finger cannot scroll the page up and down, or cannot pinch-zoom it. */
  readonly untouchable: readonly string[];
}

/** The part of a page that a snapshot covers, and what is allowed there. */
export interface Scope {
  /** A selector of the part. By default, the body. */
  readonly within: string;
  /** Selectors of elements that the page may hide. */
  readonly mayHide: readonly string[];
  /** Selectors of elements whose place on the screen may differ from document order. */
  readonly anyOrder: readonly string[];
  /** Chains of selectors, each from the highest rank of text to the lowest. */
  readonly ranks: readonly (readonly string[])[];
  /** The source of a pattern. What it matches must be on one line. */
  readonly unbroken: string;
}
