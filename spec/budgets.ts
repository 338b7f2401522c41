/**
 * What pages may weigh, in bytes, compressed with brotli. A page or a file that grows past its budget fails the tests;
 * a budget is raised on purpose, in a change of its own, or not at all.
 */

/** What a first visit on a telephone may take over the wire, response heads included, until the page has come to rest. */
export const visitBudgets = { home: 200_000, other: 130_000 } as const;

/** The scripts that a page needs until its buttons work. */
export const scriptBudget = 85_000;

/** What a page of a family names in its HTML: the document (its styles in it), its styles, scripts, fonts, first picture. */
interface PageBudget {
  readonly document: number;
  readonly styles: number;
  readonly scripts: number;
  readonly fonts: number;
  readonly picture: number;
  readonly total: number;
}

const shared = { styles: 7_050, fonts: 23_200, picture: 4_300 } as const;

/** By family of pages. */
export const pageBudgets = {
  home: { ...shared, document: 13_000, scripts: 82_400, total: 121_100 },
  text: { ...shared, document: 12_750, scripts: 81_900, total: 120_600 },
  program: { ...shared, document: 12_600, scripts: 81_900, total: 120_600 },
  condition: { ...shared, document: 13_450, scripts: 81_900, total: 121_950 },
  substance: { ...shared, document: 13_700, scripts: 82_100, total: 121_950 },
  menu: { ...shared, document: 11_550, scripts: 81_600, total: 119_600 },
  contact: { ...shared, document: 11_600, scripts: 80_600, total: 118_600 },
  'not-found': { ...shared, document: 10_800, scripts: 80_100, total: 117_600 },
} as const satisfies Record<string, PageBudget>;

/** By the name of a script file; a page's own chunk and its family's are `other`. */
export const chunkBudgets = {
  react: 66_600,
  parts: 9_600,
  index: 3_000,
  home: 2_300,
  sections: 1_000,
  guides: 1_000,
  MenuPage: 1_200,
  TextPage: 300,
  'rolldown-runtime': 350,
  other: 1_900,
} as const;

/** What a drawn picture may cost a visitor's telephone. */
export const pictureLimits = {
  /** SVG elements, counted as a browser makes them: each `<use>` with a copy of all that it names. */
  elements: 300,
  /** Shapes painted, counted with those that markers paint again and again without making elements. */
  shapes: 4500,
  /** Bytes on the wire, compressed with brotli at its best: `wide` in full width, `tall` on cards. */
  bytes: { wide: 4300, tall: 4200 },
} as const satisfies Record<string, number | Record<string, number>>;
