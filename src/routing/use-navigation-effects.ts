import { useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { isDetailPage, type RoutePath } from './paths';
import { savedScroll, trackScroll } from './scroll-restoration';
import { smoothScrollToTop } from './smooth-scroll';

/** The location handled last; none yet on the first page of a visit, which is where the browser put it. */
let latest: { readonly key: string; readonly pathname: string } | undefined;

function showFragment(hash: string): boolean {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return target !== null;
}

/**
 * Focus management and scrolling after a navigation (specification section 2): the focus goes to the h1 and the page is
 * at its top, smoothly on detail pages. Back and forward restore the position that the page was left at.
 * @param location the location that is shown
 */
export function useNavigationEffects({ key, hash, pathname }: Location, path: RoutePath): void {
  const type = useNavigationType();

  useLayoutEffect(() => trackScroll(key), [key]);

  useLayoutEffect(() => {
    const previous = latest;
    latest = { key, pathname };
    if (!previous || previous.key === key) return;
    // Fonts that were late for the first page may appear now (styles/tokens.css).
    document.documentElement.dataset.navigated = 'true';
    const back = type === 'POP';
    const samePage = previous.pathname === pathname;
    const saved = back ? savedScroll(key) : undefined;
    if (saved === undefined && showFragment(hash)) return;
    if (back) window.scrollTo(0, saved ?? 0);
    else if (isDetailPage(path)) smoothScrollToTop();
    else window.scrollTo(0, 0);
    if (!back || !samePage) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, hash, path, pathname, type]);
}
