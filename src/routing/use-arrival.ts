import { useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { PageMeta } from '../content/types';
import { applyHead, headOf } from '../seo/head';
import { drawHeadingFirst } from './heading-first';
import type { RoutePath } from './paths';
import { isDetailPage } from './routes';
import { rememberScroll, savedScroll } from './scroll-memory';
import { smoothScrollToTop } from './smooth-scroll';

/** The arrival handled last; none yet on the first page of a visit, which is where the browser put it. */
let latest: { readonly key: string; readonly pathname: string } | undefined;

function showFragment(hash: string): boolean {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return target !== null;
}

/**
 * What happens when a visitor arrives at a page (specification section 2, and the rules of a well-behaved page): the
 * title changes, the focus goes to the h1, and the page is at its top, smoothly on detail pages. Back and forward
 * restore the position that the page was left at.
 */
export function useArrival({ key, hash, pathname }: Location, path: RoutePath, meta: PageMeta): void {
  const type = useNavigationType();

  useLayoutEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    const previous = latest;
    latest = { key, pathname };
    if (previous?.key === key) return;
    if (previous?.pathname !== pathname) applyHead(headOf(path, meta));
    if (!previous) return;
    const back = type === 'POP';
    const samePage = previous.pathname === pathname;
    const saved = back ? savedScroll(key) : undefined;
    if (saved === undefined && showFragment(hash)) return;
    if (!back && !samePage) drawHeadingFirst();
    if (back) window.scrollTo(0, saved ?? 0);
    else if (isDetailPage(path)) smoothScrollToTop();
    else window.scrollTo(0, 0);
    if (!back || !samePage) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, hash, path, pathname, meta, type]);
}
