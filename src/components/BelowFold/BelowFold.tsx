import { createContext, type ReactNode, use } from 'react';

/** Whether the page that is shown is rendered as a whole, or only its first screen. */
export const WholePage = createContext(true);

/**
 * What follows the first screen of a page. After a tap on a link, its place is kept free for one frame, high enough that
 * the footer stays out of view, even when a long page is left from its middle and scrolls to its top.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  if (use(WholePage)) return children;
  return <div style={{ minHeight: window.scrollY + 2 * window.innerHeight }} />;
}
