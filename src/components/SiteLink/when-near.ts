type Callback = () => void;

const waiting = new Map<Element, Callback>();
let observer: IntersectionObserver | undefined;

/** Begins to look at what is in view, and tells the styles that lazy pictures may be fetched before they come into it. */
function begin() {
  document.documentElement.dataset.moved = 'true';
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  });
  for (const element of waiting.keys()) observer.observe(element);
}

/**
 * Calls `near` each time `element` comes into view, from the visitor's first scroll on: whoever has only just arrived
 * reads, and the page still fetches what it needs itself. One observer serves the whole site.
 * @returns stops watching
 */
export function whenNear(element: Element, near: Callback): Callback {
  waiting.set(element, near);
  if (observer) observer.observe(element);
  else window.addEventListener('scroll', begin, { once: true, passive: true });
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
