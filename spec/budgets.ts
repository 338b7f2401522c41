/**
 * What a first visit may take, in bytes over the wire, and what pictures may cost. A budget is
 * raised on purpose, in a change of its own, or not at all.
 */
export const budgets = {
  /** The home page on a phone, all together, response heads included. */
  home: 200_000,
  /** Any other page on a phone, the same. */
  other: 140_000,
  /** The document, with its styles in it. */
  document: 16_000,
  /** All scripts until the page is interactive, compressed with brotli. */
  scripts: 90_000,
  fonts: 25_000,
} as const;

/** What a picture may cost a visitor's phone. */
export const pictureLimits = {
  /** SVG elements, counted as a browser makes them: each `<use>` with a copy of all that it names. */
  elements: 300,
  /** Shapes painted, counted with those that markers paint again and again without making elements. */
  shapes: 4500,
  /** Bytes on the wire, compressed with brotli at its best: `wide` in full width, `tall` on cards. */
  bytes: { wide: 4300, tall: 4200 },
} as const satisfies Record<string, number | Record<string, number>>;
