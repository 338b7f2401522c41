import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** How far a finger has to move across before it counts as a swipe, in px. */
const swipeDistance = 40;

/**
 * Tells swipes across an element. Give the element `touch-action: pan-y`, so that the browser keeps scrolling up and
 * down to itself and leaves the rest to the page.
 * @param onSwipe gets 1 for a swipe to the left (onwards), -1 for one to the right (back)
 * @returns handlers for the element
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return;
      const moved = event.clientX - start.current;
      start.current = undefined;
      if (Math.abs(moved) >= swipeDistance) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
