import { legalLinks } from '../../spec/extensions/navigation';
import { type Column, footerColumns, headerLinks, type Link, type Menu, menus } from '../../spec/navigation';
import { type Route, routes } from '../../spec/routes';

/** The part of a page that contains a link. */
export type PagePart = 'header' | 'main' | 'footer';

/** A link on the page. */
export interface FoundLink {
  readonly part: PagePart;
  readonly label: string;
  readonly address: string;
}

const allMenus: readonly Menu[] = menus;
const columns: readonly Column[] = footerColumns;
const parents = allMenus.flatMap(({ label, parent }) => (parent ? [{ label, path: parent }] : []));
const named: Readonly<Record<PagePart, readonly Link[]>> = {
  header: [...headerLinks, ...parents, ...allMenus.flatMap(({ entries }) => entries)],
  main: [],
  footer: [...columns.flatMap(({ links }) => links), ...legalLinks],
};

/** The destination of a link: in header and footer the contract's, by label; elsewhere the link's own address. */
function addressOf({ part, label, address }: FoundLink): string {
  return named[part].find((link) => link.label === label)?.path ?? address;
}

/** The route at an address. */
function routeOf(path: string): Route {
  const route = (routes as readonly Route[]).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** A model of the session history: its pages, and the current one. */
export class NavigationModel {
  private pages: readonly Route[] = [routeOf('/')];
  private at = 0;

  get page(): Route {
    return this.pages[this.at] ?? routeOf('/');
  }

  get hasBack(): boolean {
    return this.at > 0;
  }

  get hasForward(): boolean {
    return this.at < this.pages.length - 1;
  }

  follow(link: FoundLink): void {
    const route = routeOf(addressOf(link));
    // A link to the current page adds no entry.
    if (route === this.page) return;
    this.pages = [...this.pages.slice(0, this.at + 1), route];
    this.at += 1;
  }

  back(): void {
    this.at -= 1;
  }

  forward(): void {
    this.at += 1;
  }
}
