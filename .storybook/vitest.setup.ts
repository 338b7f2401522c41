import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// The add-on for pseudo-states marks this element.
document.body.id = 'storybook-root';

/** Takes the place of every illustration, so that a new one changes no screenshot; the diagonals show its crop. */
const illustration = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none">
  <path fill="#9bb" d="M0 0h100v100H0z" /><path stroke="#355" d="m0 0 100 100M0 100 100 0" /></svg>`,
)}`;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || import.meta.env.COMPARES_SCREENSHOTS !== 'true') return;
  // In Storybook, this event makes the add-on rewrite the style sheets.
  addons.getChannel().emit(STORY_RENDERED);
  for (const image of document.images) {
    image.loading = 'eager';
    if (image.src.includes('/media/')) image.src = illustration;
  }
  await Promise.all([...document.images].map((image) => image.decode()));
  await expect(page.elementLocator(document.querySelector('.stage') ?? document.body)).toMatchScreenshot(task.name);
});
