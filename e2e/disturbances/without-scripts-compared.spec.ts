import type { Page } from '@playwright/test';
import { type FieldName, fields } from '../../spec/validation';
import { cdp } from '../../tools/sight/index';
import { ensureBrowser } from '../../tools/testing/browser';
import { messageWith } from '../support/messages';
import { expect, subject, test } from '../support/test';
import { BrowserSession } from './helpers/browser-session';

/*
 * The page without scripts is the measure: after the same steps, the page with scripts has the same place, focus, typed values
 * and title. There is no exception. If scripts come to give more somewhere, list the step here, with the reason.
 */

const names = fields.map(({ name }) => name);

/** Returns what the visitor meets: also the scroll position, the link or control with the focus, and the caret in the message. */
const look = (page: Page) =>
  page.evaluate((all) => {
    const { activeElement: focused } = document;
    const values = all.map((name) => [name, document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value]);
    return {
      path: location.pathname,
      title: document.title,
      place: Math.round(scrollY),
      focus:
        (focused?.matches('a, input, textarea') && (focused.getAttribute('href') ?? focused.getAttribute('name'))) ||
        '',
      caret: focused instanceof HTMLTextAreaElement && focused.selectionStart,
      values: Object.fromEntries(values),
    };
  }, names);

/** Goes through the steps. @returns what the visitor meets after each */
async function walk(session: BrowserSession, base: string, message: Record<FieldName, string>, scripts: boolean) {
  const moments: Record<string, Awaited<ReturnType<typeof look>>> = {};
  let page = await session.start();
  const ready = () => page.waitForFunction((all) => !all || document.documentElement.dataset.hydrated, scripts);
  /** Waits until the visitor is at a page and a place, and notes what else there is. */
  async function note(step: string, path: string, place: number): Promise<void> {
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await ready();
    await expect.poll(() => look(page).then((now) => now.place), step).toBe(place);
    moments[step] = await look(page);
  }
  async function scroll(by: number): Promise<number> {
    const place = (await look(page)).place + by;
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, by);
    await expect.poll(() => look(page).then((now) => now.place)).toBe(place);
    return place;
  }
  /** Goes back or forward. `page.goBack()` would wait for a load event, which the back/forward cache does not fire. */
  async function go(by: number): Promise<void> {
    const devtools = await cdp(page);
    const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
    await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex + by]?.id ?? 0 });
  }

  await page.goto(`${base}/substance-abuse`);
  await ready();
  await page.getByRole('link', { name: 'Learn More about Opioid Addiction' }).focus();
  const card = await scroll(150);
  await page.keyboard.press('Enter');
  await note('a link', '/opioid', 0);
  for (const name of names) {
    await page.locator(`main [name="${name}"]`).focus();
    await page.keyboard.type(message[name]);
  }
  await page.keyboard.press('ArrowLeft');
  const reading = await scroll(-1500);
  await go(-1);
  await note('Back', '/substance-abuse', card);
  await go(1);
  await note('Forward', '/opioid', reading);
  await page.goto(`${base}/robots.txt`);
  await go(-1);
  await note('Back from another document', '/opioid', reading);
  await page.reload();
  await note('a reload', '/opioid', reading);
  await go(-1);
  await note('Back after a reload', '/substance-abuse', card);
  await go(1);
  await note('Forward after a reload', '/opioid', reading);
  await page.locator('main [name="message"]').focus();
  await scroll(-100);
  // The field is still in view, so typing scrolls no further.
  await page.keyboard.type(message.subject);
  const { place: last } = await look(page);
  await session.saves(await page.locator('main [name="message"]').inputValue());
  await session.kill();
  page = await session.start();
  await note('a restored session', '/opioid', last);
  await go(-1);
  await note('Back in a restored session', '/substance-abuse', card);
  await go(1);
  await note('Forward in a restored session', '/opioid', last);
  return moments;
}

const tags = subject('resilience');
const sessions: BrowserSession[] = [];
// Also after a timeout, which would leave the browsers running.
test.afterEach(() => Promise.all(sessions.map((session) => session.stop())));

for (const [window, size] of Object.entries({
  wide: { width: 1440, height: 900 },
  narrow: { width: 500, height: 844 },
})) {
  test(`in a ${window} window, scripts give no less than no scripts`, tags, async ({ baseURL }, info) => {
    test.skip(/headless[-_]shell/.test(ensureBrowser()), 'The headless shell of Chromium restores no session');
    const message = messageWith('Compared');
    // At once, because most of a walk waits for the browser to start or to save its session.
    const [without, withScripts] = [false, true].map((scripts) => {
      const session = new BrowserSession(info.outputPath(`profile-${scripts}`), size, scripts);
      sessions.push(session);
      return walk(session, baseURL ?? '', message, scripts);
    });
    expect(await withScripts).toEqual(await without);
  });
}
