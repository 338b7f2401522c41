import type { Page, ViewportSize } from '@playwright/test';
import { wide } from './viewports';

/** The viewport in CSS pixels, and the preferences of the device. */
export interface View {
  readonly viewport: ViewportSize;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'active' | 'none';
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** `null` is the screen. */
  readonly media: 'print' | null;
}

const usual: View = {
  viewport: wide,
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
  media: null,
};
/** The device that each page last emulated, to skip needless calls. */
const devices = new WeakMap<Page, string>();

/** Changes the view of a page without loading it again. By default the screen is wide and light. */
export async function show(page: Page, view: Partial<View> = {}): Promise<void> {
  const { viewport, ...device } = { ...usual, ...view };
  const now = page.viewportSize();
  if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
  const text = JSON.stringify(device);
  if (devices.get(page) === text) return;
  await page.emulateMedia(device);
  devices.set(page, text);
}
