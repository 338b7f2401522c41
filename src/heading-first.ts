/**
 * Draws the new page in two frames, its first part with the heading in one and all else in the next: on an old phone
 * the first comes in half the time. Styles hide the rest meanwhile, in about its height, so that a scroll to the top
 * still begins where the visitor was.
 */
export function drawHeadingFirst(): void {
  const main = document.getElementById('main');
  if (!main) return;
  const { dataset } = main;
  dataset.arriving = 'true';
  // The frame is drawn right after its callbacks.
  requestAnimationFrame(() => {
    setTimeout(() => {
      delete dataset.arriving;
    });
  });
}
