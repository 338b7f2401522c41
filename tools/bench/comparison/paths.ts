/** The pages of the product that each rival builds: the home page, a text page, the contact page. */
export const rivalPaths = ['/', '/depression', '/contact'] as const;

/** The address of a page that the rivals have. */
export type RivalPath = (typeof rivalPaths)[number];

/** Whether a rival has the page at an address; links to others are plain links, since nothing is there to prefetch. */
export function isRivalPath(path: string): path is RivalPath {
  return rivalPaths.some((known) => known === path);
}
