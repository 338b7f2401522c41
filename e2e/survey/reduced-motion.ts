import type { Page } from '@playwright/test';
import { addTabStops } from './tab-stops';

/** The elements that an animation or a transition moves now, and when. */
const moving = (page: Page, when: string) =>
  page.evaluate((cause) => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getTiming().duration) > 0;
    return document.getAnimations().flatMap((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return isMoving(animation) && target ? [`${window.tabStops.name(target)} moves ${cause}`] : [];
    });
  }, when);

/**
 * Hovers and focuses a link or control of each kind, presses the buttons and menus, and looks for animations, transitions
 * and smooth scrolling, with a preference for reduced motion.
 * @returns one line for each finding
 */
export async function reducedMotion(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addTabStops(page);
  const findings = await moving(page, 'at rest');
  if (await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior === 'smooth'))
    findings.push('the page scrolls smoothly to a fragment');
  const count = await page.evaluate(() => window.tabStops.kinds().length);
  for (let index = 0; index < count; index++) {
    const { x, y, name } = await page.evaluate((at) => {
      const stop = window.tabStops.kinds()[at];
      if (!stop) throw new Error('No such tab stop');
      stop.focus();
      stop.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = stop.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, name: window.tabStops.name(stop) };
    }, index);
    await page.mouse.move(x, y);
    findings.push(...(await moving(page, `on hover or focus of ${name}`)));
  }
  const presses = 'button:not([type="submit"]), summary';
  for (let at = 0; at < (await page.locator(presses).count()); at++) {
    const name = await page.evaluate(
      ([selector, index]) => {
        const control = window.tabStops.all().filter((stop) => stop.matches(selector))[index];
        control?.click();
        return control && window.tabStops.name(control);
      },
      [presses, at] as const,
    );
    if (name) findings.push(...(await moving(page, `when ${name} is pressed`)));
  }
  return findings;
}
