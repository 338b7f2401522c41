import type { Page } from '@playwright/test';
import { lendHand } from './in-page';

/** What moves at this moment because of an act, a line for each animation that takes any time. */
function moving(page: Page, act: string): Promise<string[]> {
  return page.evaluate((after) => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const duration = Number(effect?.getTiming().duration);
      return playState !== 'finished' && playState !== 'idle' && duration > 0;
    });
    return running.map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target ? window.hand.name(target) : 'the page'} moves after ${after}`;
    });
  }, act);
}

/** Points at one link or control of each kind, and puts the focus on it. */
async function touchEach(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const count = await page.evaluate(() => {
    window.touched = window.hand.kinds();
    return window.touched.length;
  });
  for (let index = 0; index < count; index++) {
    const { x, y, name } = await page.evaluate((at) => {
      const stop = window.touched[at];
      if (!stop) throw new Error('No such stop');
      stop.focus();
      stop.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = stop.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, name: window.hand.name(stop) };
    }, index);
    await page.mouse.move(x, y);
    findings.push(...(await moving(page, `pointing at ${name}`)));
  }
  // Next time the pointer comes from nowhere.
  await page.mouse.move(0, 0);
  return findings;
}

/** Presses every button that does not send a form, and a link within the page: menus, slider, contents, the way up. */
function pressEach(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { name, stops, kinds } = window.hand;
    const findings: string[] = [];

    const press = async (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const places = [scrollY];
      control.click();
      // Until the page has stood still for three frames.
      for (let still = 0; still < 3 && places.length < 12; ) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const running = document.getAnimations().some(({ effect }) => Number(effect?.getTiming().duration) > 0);
        if (running) findings.push(`something moves after a press of ${name(control)}`);
        still = scrollY === places.at(-1) ? still + 1 : 0;
        if (still === 0) places.push(scrollY);
      }
      // A jump, and perhaps one more when the layout has settled, but nothing in between.
      if (places.length > 3) findings.push(`the page glides after a press of ${name(control)}`);
    };

    const buttons = 'button:not([type="submit"]), summary';
    const pressed = new Set<HTMLElement>();
    const next = () =>
      stops().find((stop) => stop.matches(buttons) && !pressed.has(stop)) ??
      kinds().find((stop) => stop.matches('main a[href*="#"]') && !pressed.has(stop));
    // A press may bring more to press: the menus of the mobile panel.
    for (let control = next(); control; control = next()) {
      pressed.add(control);
      await press(control);
    }
    for (const open of document.querySelectorAll<HTMLElement>('button[aria-expanded="true"], details[open] > summary'))
      await press(open);
    return [...new Set(findings)];
  });
}

/**
 * Points at, focuses and presses what a page has, and looks for anything that moves: an animation or a transition that
 * takes time, or a scroll that glides instead of jumping. Expects reduced motion.
 * @returns a line for each movement
 */
export async function stillness(page: Page): Promise<string[]> {
  await lendHand(page);
  const resting = await moving(page, 'nothing at all');
  return [...resting, ...(await touchEach(page)), ...(await pressEach(page))];
}

declare global {
  interface Window {
    /** One stop of each kind. */
    touched: HTMLElement[];
  }
}
