import { createContext, type ReactNode, use } from 'react';

/** Whether the whole page is rendered, or only its first screen. */
export const WholePage = createContext(true);

/**
 * Renders the part of a page below its first screen. For one frame after a tap on a link, it renders only empty space. The
 * space is tall enough to keep the footer out of view, even if the previous page was scrolled far down.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  if (use(WholePage)) return children;
  return <div style={{ minHeight: window.scrollY + 2 * window.innerHeight }} />;
}
