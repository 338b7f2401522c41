/**
 * The limits for a first visit, in bytes transferred. They were set a few percent above the largest page, so that the next
 * small feature does not fail a test. Raise a limit only on purpose, in a separate change.
 */
export const budgets = {
  /** The home page on a phone: everything, including response headers. */
  home: 200_000,
  /** The same for any other page. */
  other: 152_000,
  /** The document with its inline styles. */
  document: 18_000,
  /** All scripts until the page is interactive, compressed with brotli. */
  scripts: 97_500,
  fonts: 25_000,
  /** The scripts of other pages that are prefetched while a visitor scrolls through a page. */
  prefetched: 36_000,
} as const;

/** The lowest position at which the heading of a page may begin, in px from the top of these screens. */
export const headingLimits = [
  { width: 390, height: 844, top: 300 },
  { width: 1280, height: 720, top: 400 },
  { width: 1440, height: 900, top: 400 },
] as const;

/** The limits for a picture, which keep pages fast on phones. */
export const pictureLimits = {
  /** SVG elements in the file. */
  elements: 200,
  /**
   * Bytes after brotli compression at best quality, for the crops `wide` (banners), `tall` (cards) and `band` (slides), and for a drawing. The second set of
   * colors for dark mode, the stars and the light take about 600 bytes of a picture on average.
   */
  bytes: { wide: 4800, tall: 4650, band: 4600, drawing: 1000 },
} as const satisfies Record<string, number | Record<string, number>>;
