import type { PageMeta } from '../content/types';
import type { RoutePath } from '../routing/paths';
import { site } from '../site';

/** What a page says about itself outside its body. */
interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute canonical address. */
  readonly canonical: string;
}

/** Public address of the site, without a slash at its end. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/$/, '');

/** Makes the head of a page; the built HTML and a navigation in the browser both use it. */
export function headOf(path: RoutePath, meta: PageMeta): Head {
  const title =
    path === '/' ? `${site.name} | Addiction and mental health care in ${site.city}` : `${meta.title} | ${site.name}`;
  return { title, description: meta.description, canonical: siteUrl + path };
}

/** Brings the document's head up to date after a navigation. */
export function applyHead(head: Head): void {
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical);
}
