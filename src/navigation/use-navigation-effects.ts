import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { RoutePath } from '../paths';
import { isDetailPage } from './route-at';
import { savedScroll, trackScroll } from './scroll-restoration';
import { focusTop, smoothScrollToTop } from './smooth-scroll';

function showFragment(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return target !== null;
}

/**
 * Focus management and scrolling after a navigation (specification section 2): focuses the top of the page and scrolls
 * there, smoothly on detail pages. Back and forward restore the scroll position.
 * @param location the location that is shown
 */
export function useNavigationEffects({ key, hash, pathname }: Location, path: RoutePath): void {
  const type = useNavigationType();
  /** Undefined until the first page of a visit is shown, whose position the browser sets. */
  const latest = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useLayoutEffect(() => {
    const previous = latest.current;
    latest.current = { key, pathname };
    if (!previous || previous.key === key) return;
    const back = type === 'POP';
    const samePage = previous.pathname === pathname;
    const saved = back ? savedScroll(key) : undefined;
    if (saved === undefined && showFragment(hash)) return;
    // Back to a form that the visitor left from one of its fields, the focus is there already.
    const isInForm = back && document.activeElement?.closest('form');
    if (!isInForm && (!back || !samePage)) focusTop();
    // A smooth scroll ends with the page that it belongs to.
    if (!back && isDetailPage(path)) return smoothScrollToTop();
    window.scrollTo(0, saved ?? 0);
  }, [key, hash, path, pathname, type]);

  // After the effect above, so that tracking begins with the position of the new page.
  useLayoutEffect(() => trackScroll(key), [key]);
}
