import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { fields } from '../../spec/contact-form';
import { payloadFields } from '../../spec/email-call';
import type { Mail } from '../../tools/mail/mock-service';
import { messageWith } from '../support/contact-form';
import { openMenuSelector, openNavigationSelector } from '../support/menus';
import { wide } from '../support/screens';
import { openHydrated } from '../support/test';
import { checkPage, wentAway } from './check-page';
import { type Step, type Visit, visits } from './steps';

/** Console lines allowed at any time: the service's response. */
const expected = [/^log: OK$/];
/** Console lines also allowed once the browser has been offline. */
const whenOffline = [
  /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /^error: The message was not sent: /,
  // Of a link to a page that has not been loaded; the visitor sees an error message instead of the page.
  /^error: TypeError: Failed to fetch dynamically imported module: /,
];

/** Clicks one of the links and controls in view, or of the buttons alone. */
async function click(page: Page, among: 'all' | 'buttons', at: number): Promise<void> {
  const wanted = among === 'all' ? 'a[href], button, summary, input, textarea' : 'button, summary';
  const place = await page.evaluate(
    ([selector, index]) => {
      const places = [...document.querySelectorAll(selector)].flatMap((element) => {
        const [box] = element.getClientRects();
        if (!box) return [];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      });
      return places[index % places.length];
    },
    [wanted, at] as const,
  );
  if (place) await page.mouse.click(place.x, place.y);
}

/** Enters text into a field of the form, if the page has one that can be focused. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`form [name="${name}"]`);
  if ((await field.count()) === 0) return;
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function press(page: Page, key: string): Promise<readonly string[]> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  if (key.endsWith('Tab')) {
    const kept = await before.evaluate((node) => node !== document.body && node === document.activeElement);
    return kept ? [`${key} does not move the focus`] : [];
  }
  if (key !== 'Escape') return [];
  // The first press closes a dropdown within the mobile menu.
  await page.keyboard.press(key);
  const open = await page.locator(`${openNavigationSelector}, ${openMenuSelector}`).count();
  return open === 0 ? [] : ['Escape leaves a menu open'];
}

/**
 * Takes one step with the real mouse and keyboard, so that covered elements cannot be pressed.
 * @param subject the subject of this step's message
 * @returns one line for each finding
 */
async function act(page: Page, step: Step, subject: string): Promise<readonly string[]> {
  switch (step.do) {
    case 'click':
      await click(page, step.among, step.at);
      return [];
    case 'type':
      await type(page, step.field, step.field === 'subject' ? `${subject} ${step.text}` : step.text);
      return [];
    case 'write': {
      const message = { ...messageWith(''), subject };
      for (const { name } of fields) await type(page, name, message[name]);
      const place = await page.evaluate(() => {
        const button = document.querySelector('form button');
        button?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = button?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      if (place && step.presses > 0) await page.mouse.click(place.x, place.y, { clickCount: step.presses });
      return [];
    }
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

/** Messages of this visit that arrived twice or with other fields than the nine. */
async function checkOutbox(page: Page, id: string): Promise<readonly string[]> {
  const outbox = (await (await page.request.get('/__outbox.json')).json()) as Mail[];
  const sent = outbox.map(({ entries }) => entries).filter((all) => all.some(([, value]) => value.startsWith(id)));
  const names = sent.map((entries) =>
    entries
      .map(([name]) => name)
      .sort()
      .join(),
  );
  // Each message of a visit has a subject of its own.
  const subjects = new Set(sent.map((entries) => new Map(entries).get('subject')));
  return [
    ...names
      .filter((each) => each !== [...payloadFields].sort().join())
      .map((each) => `a message has the fields ${each}`),
    ...(subjects.size < sent.length ? ['a message arrived twice'] : []),
  ];
}

/**
 * Makes a visit in a new tab and checks the page after each step, until there are findings.
 * @param takeConsole returns the console lines since the last call
 * @returns one line for each finding, after a line that names the step
 */
async function makeVisit(
  context: BrowserContext,
  { start, steps }: Visit,
  takeConsole: () => readonly string[],
): Promise<readonly string[]> {
  const page = await context.newPage();
  const id = `Fuzz ${randomUUID()}`;
  let allowed = expected;
  const printed = () => takeConsole().filter((line) => !allowed.some((pattern) => pattern.test(line)));
  try {
    // Links to a phone number or another origin would leave the site.
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && link.origin !== location.origin) event.preventDefault();
      }),
    );
    await page.setViewportSize(wide);
    await openHydrated(page, start);
    for (const [at, step] of steps.entries()) {
      if (step.do === 'connect' && !step.online) allowed = [...expected, ...whenOffline];
      const findings = await act(page, step, `${id} ${at}`).catch((error: unknown) => {
        // A step may leave the page before Playwright has ended it.
        if (wentAway(error)) return [];
        throw error;
      });
      const all = [...findings, ...(await checkPage(page)), ...printed()];
      if (all.length > 0) return [`after step ${at + 1}, ${JSON.stringify(step)} on ${page.url()}:`, ...all];
    }
    return [...(await checkOutbox(page, id)), ...printed()];
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

/**
 * Makes random visits until one has findings.
 * @param takeConsole returns the console lines since the last call
 * @throws with the findings, the steps that led to them, and the seed and path that repeat the visit
 */
export async function assertVisits(
  context: BrowserContext,
  takeConsole: () => readonly string[],
  options: fc.Parameters<[Visit]>,
): Promise<void> {
  const property = fc.asyncProperty(visits(40), async (visit) => {
    const findings = await makeVisit(context, visit, takeConsole);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  });
  // The error itself, so that a test can read the findings.
  await fc.assert(property, { ...options, includeErrorInReport: true });
}
