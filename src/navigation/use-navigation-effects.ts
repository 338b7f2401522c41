import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { RoutePath } from '../paths';
import { announceTitle } from './announce';
import { type FocusPlace, focusHeading, focusIsLost, focusPlace, focusTop, returnFocus } from './focus';
import { isDetailPage } from './route-at';
import { smoothScrollToTop } from './smooth-scroll';

/** Where the focus was when the visitor left a history entry, by the router's key. In memory only. */
const places = new Map<string, FocusPlace | undefined>();

/**
 * Manages focus and scrolling after a navigation (specification section 2). A link focuses the top of the page, or the
 * heading of the section in the address, and scrolls there: smoothly if it is the top of a detail page. After Back and
 * Forward, the focus returns to the link that was followed, and the browser restores the scroll position.
 */
export function useNavigationEffects({ key, hash, pathname }: Location, path: RoutePath): void {
  const type = useNavigationType();
  /** The latest location. Undefined on the first page of a visit, where the browser sets the scroll position. */
  const latest = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useLayoutEffect(() => {
    const previous = latest.current;
    latest.current = { key, pathname };
    if (!previous || previous.key === key) return;
    places.set(previous.key, focusPlace());
    const isBack = type === 'POP';
    announceTitle(previous.pathname !== pathname && (isBack || focusIsLost()));
    if (isBack) {
      const { state } = window.history;
      // If the visitor adds a fragment to the address, the new entry has no state, and the first entry's key.
      if (state) returnFocus(places.get(key) ?? state.focus);
      return;
    }
    const section = document.getElementById(hash.slice(1));
    if (section) {
      focusHeading(section.querySelector<HTMLElement>('h2'));
      section.scrollIntoView();
      return;
    }
    focusTop();
    // The returned cleanup stops the smooth scroll when the visitor leaves the page.
    if (isDetailPage(path)) return smoothScrollToTop();
    window.scrollTo(0, 0);
  }, [key, hash, path, pathname, type]);
}
