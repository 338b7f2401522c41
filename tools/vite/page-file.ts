/**
 * The file of a page: `/about-us` is `about-us.html`, which static hosts serve at the address without the extension.
 */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
