import { vi } from 'vitest';

/** Emulates the visitor's preference for reduced motion until the test ends, like all spies. */
export function preferMotion(preference: 'reduce' | 'no-preference'): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query);
    if (query.includes('prefers-reduced-motion')) {
      Object.defineProperty(list, 'matches', { value: query.includes(`: ${preference}`) });
    }
    return list;
  });
}
