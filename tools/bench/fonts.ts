import type { Browser } from 'playwright';
import { openPhone, type Phone } from './phone';

/** The font that the heading is shown in, and whether it is one of the site's own. */
export interface HeadingFont {
  readonly family: string;
  readonly own: boolean;
}

async function headingFont({ session }: Phone): Promise<HeadingFont> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return { family: fonts[0]?.familyName ?? 'none', own: fonts.every(({ isCustomFont }) => isCustomFont) };
}

/** Opens a page with an empty cache on a slow network, waits until the network is idle, and reads the heading's font. */
export async function visitForFonts(browser: Browser, origin: string): Promise<HeadingFont> {
  const phone = await openPhone(browser, 'slow');
  try {
    await phone.session.send('DOM.enable');
    await phone.session.send('CSS.enable');
    await phone.page.goto(origin);
    await phone.page.locator('html[data-hydrated]').waitFor();
    await phone.networkIdle(2000, 8000);
    return await headingFont(phone);
  } finally {
    await phone.close();
  }
}
