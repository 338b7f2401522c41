import { type PointerEvent, useRef } from 'react';

/** The shortest horizontal movement that counts as a swipe, in px. */
const swipeDistance = 40;

/**
 * Recognizes horizontal swipes with one finger. The element needs `touch-action: pan-y pinch-zoom`, so that the browser
 * handles scrolling and pinching and leaves horizontal gestures to the page.
 * @param onSwipe receives 1 for a swipe to the left (forward), -1 for one to the right (back)
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger is not the primary pointer and makes the gesture a pinch.
      start.current = event.isPrimary && event.pointerType !== 'mouse' ? event.clientX : undefined;
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
