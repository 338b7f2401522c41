import type { Locator, Page } from '@playwright/test';
import { parentEntries } from '../../spec/extensions/links';
import { type FieldName, fields } from '../../spec/validation';
import { expectOpen, type Label, mainNavigation, menuToggle, openMenu } from '../support/menus';
import { field, type Message, submitButton } from '../support/messages';
import { headingOf, routeOf } from '../support/routes';
import { test as base, expect, openHydrated } from '../support/test';

/** Returns the center of an element's first box, or says what a press there would hit instead. */
const centerOf = (target: Locator) =>
  target.evaluate((element) => {
    const [box] = element.getClientRects();
    if (!box) return 'it has no box';
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit)) return { x, y };
    if (!(hit instanceof Element)) return 'its center is off screen';
    const tag = hit.outerHTML.slice(0, hit.outerHTML.indexOf('>') + 1);
    return `its center is covered by ${tag} “${hit.textContent.trim().slice(0, 40)}”`;
  });

/** Repeats an action until it succeeds, because React can replace an element between two steps. */
const retry = (act: () => Promise<void>) => expect(act).toPass({ intervals: [0, 0, 100], timeout: 15_000 });

/**
 * A person with a mouse and a keyboard or, on a phone, with a finger and a virtual keyboard. Each method does only what
 * the person does. Between actions, the focus and the pointer stay where they are.
 */
export class Visitor {
  constructor(
    readonly page: Page,
    readonly onPhone: boolean,
  ) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  open(path: string) {
    return openHydrated(this.page, path);
  }

  /**
   * Clicks or taps the center of an element after it stops moving. Scrolls only if the center is off
   * screen or covered. Playwright's click would scroll the page to the static position of a sticky header.
   */
  async press(target: Locator): Promise<void> {
    let center = undefined as Awaited<ReturnType<typeof centerOf>> | undefined;
    await expect(target).toBeVisible();
    await retry(async () => {
      // Waits for two frames, however long a frame takes on a busy machine.
      await (await target.elementHandle())?.waitForElementState('stable');
      const before = center;
      center = await centerOf(target);
      if (typeof center === 'string') await target.scrollIntoViewIfNeeded();
      expect(center, `a visitor cannot press ${target}`).toEqual({ x: expect.any(Number), y: expect.any(Number) });
      // Compare two positions, because a smooth scroll starts with less than a pixel per frame.
      expect(center, `${target} keeps moving`).toEqual(before);
    });
    const { x, y } = center as { x: number; y: number };
    await (this.onPhone ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Scrolls to an element. */
  show(target: Locator): Promise<void> {
    return retry(() => target.scrollIntoViewIfNeeded());
  }

  openMenu(label: Label): Promise<void> {
    return openMenu(this.page, label, (summary) => this.press(summary));
  }

  /**
   * Follows a link of the main navigation. On a phone, opens the mobile menu first. There, “Mental Health” and “Addiction”
   * are only menus, so it follows the link to the same page inside the menu.
   */
  async followMain(label: string): Promise<void> {
    const follow = (name: string) => this.press(mainNavigation(this.page).getByRole('link', { name, exact: true }));
    if (this.onPhone && (label === 'Mental Health' || label === 'Addiction')) {
      await this.openMenu(label);
      return follow(parentEntries[label]);
    }
    if (this.onPhone) {
      await this.press(menuToggle(this.page));
      await expectOpen(menuToggle(this.page));
    }
    await follow(label);
  }

  followFooter(label: string): Promise<void> {
    const columns = this.footer.getByRole('navigation', { name: 'Footer' });
    return this.press(columns.getByRole('link', { name: label, exact: true }).first());
  }

  /** Waits until a link has led to the top of the page at an address. Until then, the page may move under the finger. */
  async arrive(path: string): Promise<void> {
    await this.see(path);
    await expect(this.heading).toBeFocused();
    await expect.poll(() => this.scrollY()).toBe(0);
  }

  /** Waits until the page at an address shows its heading, wherever it is scrolled. */
  async see(path: string): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname, 'the link did not lead to its page').toBe(path);
    await expect(this.heading).toHaveText(headingOf(routeOf(path)));
  }

  scrollY(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  field(name: FieldName): Locator {
    return field(this.page, name);
  }

  /** Replaces the value of a field by typing. */
  async type(name: FieldName, text: string): Promise<void> {
    await this.press(this.field(name));
    await expect(this.field(name)).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Types a message into the form without sending it. */
  async write(message: Message): Promise<void> {
    for (const { name } of fields) await this.type(name, message[name]);
  }

  submit(): Promise<void> {
    return this.press(submitButton(this.page));
  }
}

/** The project's `test`, with a visitor on the device of the Playwright project. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page, isMobile }, use) => use(new Visitor(page, isMobile)),
});
