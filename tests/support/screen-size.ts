import { page } from 'vitest/browser';

/** The two layouts of the header: the whole navigation, or a mobile menu behind a toggle. */
export const screenSizes = ['wide', 'small'] as const;

export type ScreenSize = (typeof screenSizes)[number];

/** Resizes the viewport to 1440 or 390 px. */
export const resize = (size: ScreenSize) => (size === 'wide' ? page.viewport(1440, 900) : page.viewport(390, 844));
