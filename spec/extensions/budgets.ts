/**
 * The limits of a first visit, in bytes transferred, and of pictures: about 5 % over the worst page when they were set, so
 * that the next small feature does not turn a page red. Raise a limit only on purpose, in a separate change.
 */
export const budgets = {
  /** The home page on a phone: everything, including response headers. */
  home: 200_000,
  /** The same for any other page. */
  other: 152_000,
  /** The document with its inline styles. */
  document: 18_000,
  /** All scripts until the page is interactive, compressed with brotli. */
  scripts: 100_000,
  fonts: 25_000,
  /** The scripts of other pages that are prefetched while a whole page is read. */
  prefetched: 36_000,
} as const;

/** Where the heading of a page may begin at the latest, in px from the top of these screens. */
export const headingLimits = [
  { width: 390, height: 844, top: 300 },
  { width: 1280, height: 720, top: 400 },
  { width: 1440, height: 900, top: 400 },
] as const;

/** The limits of a picture, for the sake of phones. */
export const pictureLimits = {
  /** SVG elements in the file. */
  elements: 200,
  /**
   * Bytes after brotli compression at best quality, for the crops `wide` (banners) and `tall` (cards). A picture carries
   * its colors twice, for day and for night, and its stars: 460 bytes in the mean.
   */
  bytes: { wide: 4700, tall: 4600 },
} as const satisfies Record<string, number | Record<string, number>>;
