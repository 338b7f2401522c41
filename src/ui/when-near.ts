type Callback = () => void;

const waiting = new WeakMap<Element, Callback>();
let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  });
  return observer;
}

/**
 * Calls `near` each time `element` comes into view; one observer serves the whole page.
 * @returns stops watching
 */
export function whenNear(element: Element, near: Callback): Callback {
  waiting.set(element, near);
  sharedObserver().observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
