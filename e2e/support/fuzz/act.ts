import type { Page } from '@playwright/test';
import { fields } from '../../../spec/contact-form';
import { messageWith } from '../contact-form';
import { openMenuSelector, openNavigationSelector } from '../menus';
import type { Step } from './step';

/** Runs in the page: returns the middle of one of the links and controls in view, if there are any. */
function pressable({ among, at }: { among: 'all' | 'buttons'; at: number }): { x: number; y: number } | undefined {
  const wanted = among === 'all' ? 'a[href], button, summary, input, textarea' : 'button, summary';
  const places = [...document.querySelectorAll(wanted)].flatMap((element) => {
    const [box] = element.getClientRects();
    if (!box) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
  });
  return places[at % places.length];
}

/** Enters text into a field of the form, if the page has one that can be focused. */
async function write(page: Page, name: string, text: string): Promise<void> {
  const reached = await page.evaluate((wanted) => {
    const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${wanted}"]`);
    if (!control || control.closest('[inert]')) return false;
    control.focus();
    control.select();
    return document.activeElement === control;
  }, name);
  if (reached) await page.keyboard.insertText(text);
}

/** Clicks the button of the form several times, as quickly as in a double click. */
async function pressSubmit(page: Page, presses: number): Promise<void> {
  const place = await page.evaluate(() => {
    const button = document.querySelector('form button');
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = button?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (place && presses > 0) await page.mouse.click(place.x, place.y, { clickCount: presses });
}

async function press(page: Page, key: string): Promise<readonly string[]> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  const here = (node: Element | null) =>
    node !== null && node !== document.body && node === document.activeElement ? node.outerHTML.slice(0, 80) : '';
  if (key === 'Tab' || key === 'Shift+Tab') {
    const held = await before.evaluate(here);
    return held === '' ? [] : [`${key} does not leave ${held}`];
  }
  if (key !== 'Escape') return [];
  // The first press closes a dropdown within the mobile menu.
  await page.keyboard.press(key);
  const open = await page.locator(`${openNavigationSelector}, ${openMenuSelector}`).count();
  return open === 0 ? [] : ['Escape leaves a menu open'];
}

/**
 * Takes one step with the real mouse and keyboard, so that covered elements cannot be pressed.
 * @param subject the beginning of the subject of this visit's messages
 * @returns one line for each finding
 */
export async function act(page: Page, step: Step, subject: string): Promise<readonly string[]> {
  switch (step.do) {
    case 'click': {
      const place = await page.evaluate(pressable, step);
      if (place) await page.mouse.click(place.x, place.y);
      return [];
    }
    case 'type':
      await write(page, step.field, step.field === 'subject' ? `${subject} ${step.text}` : step.text);
      return [];
    case 'write': {
      const message = { ...messageWith(''), subject };
      for (const { name } of fields) await write(page, name, message[name]);
      await pressSubmit(page, step.presses);
      return [];
    }
    case 'submit':
      await pressSubmit(page, step.presses);
      return [];
    case 'press':
      return press(page, step.key);
    case 'go':
      // `canGoBack` keeps the visit from going back beyond its first page.
      await page.evaluate((way) => {
        if (way === 'back' ? window.navigation.canGoBack : window.navigation.canGoForward) history[way]();
      }, step.way);
      return [];
    case 'resize':
      await page.setViewportSize({ width: step.width, height: step.height });
      return [];
    case 'connect':
      await page.context().setOffline(!step.online);
      return [];
    case 'scroll':
      await page.evaluate((to) => {
        const height = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: (height * to) / 100, behavior: 'instant' });
      }, step.to);
      return [];
  }
}
