/** Edges in CSS pixels from the upper left corner of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element that shows only a part of what it holds, and whether the rest can be scrolled to. */
export interface Pane {
  readonly name: string;
  readonly box: Box;
  readonly x: 'open' | 'cuts' | 'scrolls';
  readonly y: 'open' | 'cuts' | 'scrolls';
}

export interface Surroundings {
  /** What the piece is seen through, from the inside out. */
  readonly panes: readonly Pane[];
  /** The painted box that the piece stands on, where it has one other than the page, and does not scroll in it. */
  readonly ground: { readonly name: string; readonly box: Box } | null;
  /** Whether it stands still while the page scrolls. */
  readonly fixed: boolean;
  readonly ariaHidden: boolean;
}

/** A line of text, a field of a form, another control that is a box of its own, or a picture; one that can be seen. */
export interface Piece extends Surroundings {
  readonly name: string;
  readonly kind: 'text' | 'field' | 'control' | 'picture';
  /** Of a text: as high as its letters, not as its line. */
  readonly box: Box;
}

/** What a screen of so many CSS pixels shows. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}
