import { type Html, html } from './html';

/** A link from reports/ to a file of the project, with its line if there is one. */
export function fileLink(file: string, line?: number): Html {
  const [place, fragment] = line === undefined ? ['', ''] : [`:${line}`, `#L${line}`];
  return html`<a class="file" href="../${file}${fragment}">${file}${place}</a>`;
}
