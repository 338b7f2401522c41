/** The duration of a smooth scroll to the top, in ms (specification sections 2 and 9). */
const scrollTime = 500;
/** The events that stop the scroll. The second press of a double-click does not. */
const interruptions = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

let stopCurrent: (() => void) | undefined;

/** Scrolls to the top in 500 ms (at once under reduced motion). A key, press, swipe, wheel or the returned function stops it. */
export function smoothScrollToTop(): () => void {
  stopCurrent?.();
  const from = window.scrollY;
  if (from === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number) {
    const progress = Math.min(Math.max((now - start) / scrollTime, 0), 1);
    window.scrollTo(0, from * (1 - easeInOut(progress)));
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  }

  function stop(event?: UIEvent) {
    if (event && event.detail > 1) return;
    cancelAnimationFrame(frame);
    for (const event of interruptions) window.removeEventListener(event, stop);
    stopCurrent = undefined;
  }

  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });
  stopCurrent = stop;
  return stop;
}
