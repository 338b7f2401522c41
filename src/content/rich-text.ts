import type { RoutePath } from '../paths';
import type { PhoneKey } from './phones';

/**
 * A link to a page or a section. A link to a path that is not a route does not compile. A link to a section has the section's
 * fragment identifier, `to` if the section is on another page, and `lang` if its label is not in English. A test detects
 * links to missing sections.
 */
export type PageLink =
  | { readonly to: RoutePath; readonly section?: string; readonly text: string; readonly lang?: 'es' }
  | { readonly section: string; readonly text: string; readonly lang?: 'es' };

/** A link to another site, or to a document of the clinic. */
export interface OutsideLink {
  readonly href: string;
  readonly text: string;
}

/** A piece of running text. */
export type Inline =
  | string
  | PageLink
  | OutsideLink
  | { readonly call: PhoneKey }
  /** An email or postal address. */
  | { readonly verbatim: string }
  | { readonly strong: string };

/** A short piece of text, such as a paragraph, a list item or a table cell. */
export type Text = string | readonly Inline[];

/** A table in which each column has a heading, and the first cell of each row is the heading of the row. */
interface Table {
  /** What the table shows, for screen readers. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
}

/** Terms, each with what it means on this page. */
export type Terms = readonly (readonly [term: string, meaning: Text])[];

/** A paragraph, a bulleted list, a numbered list, terms, a boxed note, a link alone on its line, or a table. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly terms: Terms }
  | { readonly note: Text }
  | { readonly link: PageLink | OutsideLink }
  | { readonly table: Table };
