import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { RoutePath } from '../paths';
import { isDetailPage } from './route-at';
import { savedScroll, trackScroll } from './scroll-restoration';
import { focusTop, smoothScrollToTop } from './smooth-scroll';

/**
 * Manages focus and scrolling after a navigation (specification section 2). A link focuses the top of the page, or the
 * heading of the section in the address, and scrolls there: smoothly if it is the top of a detail page. Back and Forward
 * restore the scroll position.
 * @param location the location that is shown
 */
export function useNavigationEffects({ key, hash, pathname }: Location, path: RoutePath): void {
  const type = useNavigationType();
  /** The latest location. Undefined on the first page of a visit, where the browser sets the scroll position. */
  const latest = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useLayoutEffect(() => {
    const previous = latest.current;
    latest.current = { key, pathname };
    if (!previous || previous.key === key) return;
    const back = type === 'POP';
    const samePage = previous.pathname === pathname;
    // If the visitor adds a fragment to the address, the new entry has no state. Its key is then the same as the first entry's.
    const saved = back && window.history.state ? savedScroll(key) : undefined;
    const section = document.getElementById(hash.slice(1));
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    // When a visitor returns to a form, the form has already focused the field that they left.
    const isInForm = back && document.activeElement?.closest('form');
    if (heading && !isInForm) heading.focus({ preventScroll: true });
    else if (!isInForm && (!back || !samePage)) focusTop();
    if (section && saved === undefined) {
      section.scrollIntoView();
      return;
    }
    // The returned cleanup stops the smooth scroll when the visitor leaves the page.
    if (!back && isDetailPage(path)) return smoothScrollToTop();
    window.scrollTo(0, saved ?? 0);
  }, [key, hash, path, pathname, type]);

  // This effect follows the one above, so that tracking begins with the position of the new page.
  useLayoutEffect(() => trackScroll(key), [key]);
}
