import type { Page } from '@playwright/test';
import { addHelpers } from './helpers';

/**
 * Hovers, focuses and presses the links and controls of a page, and looks for motion: an animation or transition that
 * takes time, or a smooth scroll. Expects reduced motion.
 * @returns one line for each finding
 */
export async function reducedMotion(page: Page): Promise<string[]> {
  await addHelpers(page);
  await page.evaluate(() => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState !== 'finished' && playState !== 'idle' && Number(effect?.getTiming().duration) > 0;
    const nameOf = ({ effect }: Animation) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target ? window.helpers.name(target) : 'the page';
    };
    window.moving = () => document.getAnimations().filter(isMoving).map(nameOf);
    window.touched = window.helpers.kinds();
  });
  const findings = (await page.evaluate(() => window.moving())).map((name) => `${name} moves at rest`);

  const count = await page.evaluate(() => window.touched.length);
  for (let index = 0; index < count; index++) {
    const { x, y, name } = await page.evaluate((at) => {
      const element = window.touched[at];
      if (!element) throw new Error('No such element');
      element.focus();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, name: window.helpers.name(element) };
    }, index);
    await page.mouse.move(x, y);
    const moving = await page.evaluate(() => window.moving());
    findings.push(...moving.map((moved) => `${moved} moves on hover or focus of ${name}`));
  }
  await page.mouse.move(0, 0);

  // Every button and summary except the submit button, and one link to a fragment of the page.
  const pressed = await page.evaluate(async () => {
    const { name, stops } = window.helpers;
    const found = new Set<string>();
    const press = async (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const positions = [scrollY];
      control.click();
      // Waits until the page has not scrolled for three frames.
      for (let still = 0; still < 3 && positions.length < 12; ) {
        await new Promise((painted) => requestAnimationFrame(painted));
        if (window.moving().length > 0) found.add(`something moves when ${name(control)} is pressed`);
        still = scrollY === positions.at(-1) ? still + 1 : 0;
        if (still === 0) positions.push(scrollY);
      }
      // An instant scroll is one jump, and perhaps another once the layout has settled.
      if (positions.length > 3) found.add(`the page scrolls smoothly when ${name(control)} is pressed`);
    };
    const done = new Set<HTMLElement>();
    const pressEach = async (selector: string) => {
      const next = () => stops().find((stop) => stop.matches(selector) && !done.has(stop));
      // A press may reveal more controls, such as the menus on a small screen.
      for (let control = next(); control; control = next()) {
        done.add(control);
        await press(control);
      }
    };
    await pressEach('main :is(button:not([type="submit"]), summary)');
    const anchor = stops().find((stop) => stop.matches('main a[href*="#"]'));
    if (anchor) await press(anchor);
    await pressEach('button:not([type="submit"]), summary');
    done.clear();
    await pressEach('button[aria-expanded="true"], details[open] > summary');
    return [...found];
  });
  return [...findings, ...pressed];
}

declare global {
  interface Window {
    /** Names of the elements that are moving now. */
    moving(): string[];
    /** One link or control of each kind. */
    touched: HTMLElement[];
  }
}
