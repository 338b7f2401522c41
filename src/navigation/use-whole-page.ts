import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Renders a page in two steps, so that the next frame responds to a tap on a link: first the top of the page, then the
 * rest after that frame. A key press or printing may need the rest, so each renders it immediately.
 * @param isFollowed whether a link led to the top of the page; otherwise the whole page is rendered at once
 * @returns whether to render the whole page
 */
export function useWholePage(isFollowed: boolean): boolean {
  const [isWhole, setWhole] = useState(!isFollowed);
  useLayoutEffect(() => {
    if (isWhole) return;
    const showAll = () => setWhole(true);
    const showAllAtOnce = () => flushSync(showAll);
    // A message posted in an animation frame's callback arrives after that frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = showAll;
    const frame = requestAnimationFrame(() => port2.postMessage(undefined));
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const event of ['keydown', 'beforeprint']) window.addEventListener(event, showAllAtOnce, options);
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
      listening.abort();
    };
  }, [isWhole]);
  return isWhole;
}
