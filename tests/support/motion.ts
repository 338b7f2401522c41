import { vi } from 'vitest';

/** Lets the page believe that its visitor asks for reduced motion, or does not. Ends with the test, like all spies. */
export function preferMotion(preference: 'reduce' | 'no-preference'): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('prefers-reduced-motion')) {
      Object.defineProperty(list, 'matches', { value: query.includes(`: ${preference}`) });
    }
    return list;
  });
}
