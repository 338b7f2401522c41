import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Renders a page in two steps, so that a tap on a link is answered by the next frame: its first screen at once, the rest
 * right after that frame has been painted. A key or printing, which may need the rest, does not wait for it.
 * @param isFollowed whether a link led to the top of the page; in any other case the whole page is rendered at once
 * @returns whether to render the whole page
 */
export function useWholePage(isFollowed: boolean): boolean {
  const [isWhole, setWhole] = useState(!isFollowed);
  useLayoutEffect(() => {
    if (isWhole) return;
    const showAll = () => setWhole(true);
    const showAllAtOnce = () => flushSync(showAll);
    // A message that is posted in a frame's callback arrives after that frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = showAll;
    const frame = requestAnimationFrame(() => port2.postMessage(undefined));
    window.addEventListener('keydown', showAllAtOnce, { capture: true });
    window.addEventListener('beforeprint', showAllAtOnce);
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
      window.removeEventListener('keydown', showAllAtOnce, { capture: true });
      window.removeEventListener('beforeprint', showAllAtOnce);
    };
  }, [isWhole]);
  return isWhole;
}
