/** A rectangle of the page in CSS pixels, measured from the upper left corner of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One text, picture, field or control of a page, and what a visitor sees of it. */
export interface Item {
  /** Its element in words. */
  readonly name: string;
  /** Where it is painted while nothing is scrolled: for a text, one box as high as its letters for each line. */
  readonly boxes: readonly Box[];
  /** Why it cannot be seen as a whole, or null. */
  readonly hidden: string | null;
  /** Whether the list of what may be hidden has it. */
  readonly mayHide: boolean;
  /** Whether it stays in its place on the screen while the page scrolls. */
  readonly fixed: boolean;
  /** Where it stands in the document: the index of each element around it among its siblings, then its own. */
  readonly place: readonly number[];
  /** Whether it need not stand in the order of the document: a decoration, or one of the list of those. */
  readonly anyOrder: boolean;
  /** Whether its language is written from right to left, whatever a style sheet says. */
  readonly rightToLeft: boolean;
}

/** A link, button, summary or field. */
export interface Control extends Item {
  /** Why a click on its middle would not reach it, or null. */
  readonly blocked: string | null;
  /** The side of the largest square around its middle in which a press reaches it, in px, up to 44. */
  readonly reach: number;
  /** Whether it stands between words of running text, where WCAG 2.5.8 asks for no size. */
  readonly inText: boolean;
}

/** An icon of a link or control. */
export interface Icon extends Pick<Item, 'name' | 'boxes'> {
  /** The colors that its shapes are painted in. */
  readonly colors: readonly string[];
  /** The colors of the text beside it. */
  readonly textColors: readonly string[];
}

/** What can be seen of a page in one view, as `takeSnapshot` finds it inside the page. */
export interface PageSnapshot {
  /** The width of the layout, which is that of the screen unless the page asks a phone for another; and of all content. */
  readonly width: { readonly layout: number; readonly content: number };
  readonly texts: readonly Item[];
  /** Pictures, icons and logos. */
  readonly pictures: readonly Item[];
  /** Controls that take input. */
  readonly fields: readonly Item[];
  /** Links, buttons, summaries and fields. */
  readonly controls: readonly Control[];
  readonly icons: readonly Icon[];
  /** Pictures that do not fill their box or the frame around them: one line each. */
  readonly unfilled: readonly string[];
  /** Painted boxes that stay on the screen while the page scrolls. */
  readonly fixed: readonly Box[];
  /** What of `details` is open. */
  readonly opened: readonly string[];
  /** Elements on which a finger cannot scroll the page up and down, or cannot pinch it larger. */
  readonly untouchable: readonly string[];
}

/** What a snapshot is taken of. */
export interface Scope {
  /** The part of the page, as a selector. */
  readonly within: string;
  /** Selectors of what may be hidden in this view. */
  readonly mayHide: readonly string[];
  /** Selectors of what need not stand in the order of the document. */
  readonly anyOrder: readonly string[];
}
