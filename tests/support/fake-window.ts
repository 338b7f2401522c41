import { vi } from 'vitest';

/** The parts of a browser's window that scrolling needs, for tests in Node. */
export interface FakeWindow extends EventTarget {
  scrollY: number;
  readonly history: { scrollRestoration: 'auto' | 'manual' };
}

/** The time between animation frames, in ms; a divisor of all durations of the contract. */
const frameMs = 20;

/**
 * Stubs the window until `vi.unstubAllGlobals`. Its frames run on `setTimeout`, so that fake timers control them.
 */
export function stubWindow({ scrollY = 0, reducedMotion = false }): FakeWindow {
  const window = Object.assign(new EventTarget(), {
    scrollY,
    history: { scrollRestoration: 'auto' as const },
    scrollTo: (_left: number, top: number) => {
      window.scrollY = top;
    },
    matchMedia: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion }),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), frameMs),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: NodeJS.Timeout) => clearTimeout(frame));
  return window;
}
