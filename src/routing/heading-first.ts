/**
 * Draws the new page in two frames, its first part with the heading in one and all else in the next: on an old phone
 * the first comes in half the time. Styles hide the rest meanwhile, and hold so much room for it that a scroll to the top
 * begins where the visitor was.
 */
export function drawHeadingFirst(): void {
  const main = document.querySelector('main');
  main?.setAttribute('data-arriving', '');
  // The frame is drawn right after its callbacks.
  requestAnimationFrame(() => {
    setTimeout(() => main?.removeAttribute('data-arriving'));
  });
}
