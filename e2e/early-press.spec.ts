import type { Page } from '@playwright/test';
import { fill, messageWith, outboxEntry } from './support/contact-form';
import { expectArrivedOnce, expectFormPosts, expectFormSends, sendAddress, unanswered } from './support/faults';
import { covers, expect, test } from './support/test';

declare global {
  interface Window {
    pressedAgain: () => void;
  }
}

const scripts = /\/assets\/.*\.js$/;
const button = (page: Page) => page.locator('form').getByRole('button');

/** Opens the contact page with its scripts held back; what is returned lets them come. */
async function openEarly(page: Page): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  return letIn;
}

/** Holds each message back before it reaches the service; what is returned lets them go, and counts them. */
async function holdMessages(page: Page) {
  let letGo = () => {};
  let count = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(sendAddress, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  return { letGo: () => letGo(), count: () => count };
}

test('a message submitted before the page is alive arrives', covers('FAULT-SCRIPTLESS-FORM~1'), async ({ page }) => {
  await page.route(scripts, unanswered);
  await page.goto('/contact');
  await expectFormPosts(page, 'Early');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'a message written before the page is alive and submitted after it arrives',
  covers('FAULT-SCRIPTLESS-FORM~1'),
  async ({ page, console }) => {
    const message = messageWith('Written early');
    const letIn = await openEarly(page);
    await expect(page.locator('form input[type="hidden"]')).toHaveCount(4);
    await fill(page, message);
    letIn();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.locator('form input[type="hidden"]')).toHaveCount(0);
    await button(page).click();
    await expect(button(page)).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);

const presses = {
  'pressed twice': (page: Page) => button(page).dblclick(),
  // From within: Playwright's own press would wait for the answer to the one before.
  'pressed, and once more in the next frame': (page: Page) =>
    button(page).evaluate((element: HTMLButtonElement) => {
      element.click();
      requestAnimationFrame(() => element.click());
    }),
  'submitted with Enter held down': async (page: Page) => {
    await page.getByLabel('Subject').focus();
    for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
} as const;

for (const [how, press] of Object.entries(presses)) {
  test(`before the page is alive, a form ${how} posts once`, covers('FAULT-ONE-PRESS~1'), async ({ page }) => {
    const message = messageWith('Pressed early');
    const messages = await holdMessages(page);
    await page.route(scripts, unanswered);
    await page.goto('/contact');
    await fill(page, message);
    await press(page);
    messages.letGo();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(messages.count()).toBe(1);
    await expectArrivedOnce(page, message);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`on a page that is alive, a form ${how} sends once`, covers('FAULT-ONE-PRESS~1'), async ({ page, console }) => {
    const message = messageWith('Pressed');
    const messages = await holdMessages(page);
    await page.goto('/contact');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await fill(page, message);
    await press(page);
    messages.letGo();
    await expect(button(page)).toHaveText('Message Sent');
    expect(messages.count()).toBe(1);
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  });
}

test(
  'a form pressed before the page is alive and again after it sends once',
  covers('FAULT-ONE-PRESS~1'),
  async ({ page }) => {
    const message = messageWith('Pressed across');
    const messages = await holdMessages(page);
    const letIn = await openEarly(page);
    await fill(page, message);
    let tell = () => {};
    const pressedAgain = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.exposeFunction('pressedAgain', () => tell());
    await page.evaluate(() => {
      const press = () => document.querySelector<HTMLButtonElement>('form button')?.click();
      press();
      new MutationObserver(() => {
        press();
        window.pressedAgain();
      }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
    });
    letIn();
    await pressedAgain;
    messages.letGo();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(messages.count()).toBe(1);
    await expectArrivedOnce(page, message);
  },
);

test('a visitor who comes back from the answer can write again', covers('FAULT-ONE-PRESS~1'), async ({ page }) => {
  await page.route(scripts, unanswered);
  await page.goto('/contact');
  await expectFormPosts(page, 'First');
  await page.goBack();
  await expectFormPosts(page, 'Second');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Opens the contact page, not alive, and posts a message that the service takes without an answer to show. */
async function postUnanswered(page: Page) {
  let count = 0;
  await page.route(scripts, unanswered);
  await page.route(sendAddress, async (route) => {
    count += 1;
    await route.fulfill({ status: 204 });
  });
  await page.goto('/contact');
  await fill(page, messageWith('Unanswered'));
  await button(page).click();
  await expect.poll(() => count).toBe(1);
  await button(page).click();
  return () => count;
}

const releases = {
  'when the page comes back out of the browser’s cache': (page: Page) =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }),
  'after 20 seconds': (page: Page) => page.clock.fastForward(20_000),
} as const;

for (const [when, release] of Object.entries(releases)) {
  test(`a form that was posted can be posted again ${when}`, covers('FAULT-ONE-PRESS~1'), async ({ page }) => {
    await page.clock.install();
    const count = await postUnanswered(page);
    expect(count()).toBe(1);
    await release(page);
    await button(page).click();
    await expect.poll(count).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('two tabs send a message each', covers('FAULT-ONE-PRESS~1'), async ({ context, console }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/contact');
    await expect(tab.locator('html[data-hydrated]')).toBeAttached();
  }
  for (const tab of tabs) await expectFormSends(tab, 'From a tab');
  expect(console.take()).toEqual(['log: OK', 'log: OK']);
});

test('what a browser fills in by itself is sent', covers('FAULT-ONE-PRESS~1'), async ({ page, console }) => {
  const message = messageWith('Filled in');
  await page.goto('/contact');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  // Some browsers tell of what they fill in, others do not: here nobody does.
  await page.locator('form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
    }
  }, message);
  await button(page).click();
  await expect(button(page)).toHaveText('Message Sent');
  expect(await outboxEntry(page, message.subject)).toHaveLength(9);
  expect(console.take()).toEqual(['log: OK']);
});
