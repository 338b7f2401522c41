/** Returns the file of a page: `about-us.html` for `/about-us`. Static hosts serve it at the address without the extension. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
