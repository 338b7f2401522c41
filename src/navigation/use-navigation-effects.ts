import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { RoutePath } from '../paths';
import { isDetailPage } from './route-at';
import { savedScroll, trackScroll } from './scroll-restoration';
import { focusTop, smoothScrollToTop } from './smooth-scroll';

/**
 * Focus management and scrolling after a navigation (specification section 2): focuses the top of the page, or the heading
 * of the section that the address names, and scrolls there, smoothly to the top of detail pages. Back and forward restore
 * the scroll position.
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
    // A fragment that is added to the address makes an entry without state, which has the key of the first.
    const saved = back && window.history.state ? savedScroll(key) : undefined;
    const section = document.getElementById(hash.slice(1));
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    // Back to a form that the visitor left from one of its fields, the focus is there already.
    const isInForm = back && document.activeElement?.closest('form');
    if (heading && !isInForm) heading.focus({ preventScroll: true });
    else if (!isInForm && (!back || !samePage)) focusTop();
    if (section && saved === undefined) {
      section.scrollIntoView();
      return;
    }
    // A smooth scroll ends with the page that it belongs to.
    if (!back && isDetailPage(path)) return smoothScrollToTop();
    window.scrollTo(0, saved ?? 0);
  }, [key, hash, path, pathname, type]);

  // After the effect above, so that tracking begins with the position of the new page.
  useLayoutEffect(() => trackScroll(key), [key]);
}
