import type { Page } from '@playwright/test';
import { addTabStops } from './tab-stops';

/** The elements that an animation or a transition moves now, and when. It is brought to its end. */
export const moving = (page: Page, when: string): Promise<readonly string[]> =>
  page.evaluate((cause) => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getTiming().duration) > 0;
    return document.getAnimations().flatMap((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      if (!isMoving(animation) || !target) return [];
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      return [`${window.tabStops.name(target)} moves ${cause}`];
    });
  }, when);

/**
 * Presses the buttons and menus of a page, with a preference for reduced motion, and looks for animations, transitions and
 * smooth scrolling; `controlStates` looks for them on hover and focus.
 * @returns one line for each finding
 */
export async function reducedMotion(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addTabStops(page);
  const findings = [...(await moving(page, 'at rest'))];
  if (await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior === 'smooth'))
    findings.push('the page scrolls smoothly to a fragment');
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
