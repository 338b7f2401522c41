import { counts } from '../../spec/constants';
import { site } from '../../src/site';
import { familyPages } from '../../tests/support/families';
import { mainNavigation, menuToggle } from '../support/menus';
import { routeOf } from '../support/routes';
import { phone } from '../support/screens';
import { covers, expect } from '../support/test';
import { test, type Visitor } from './visitor';

const callBar = ({ page }: Visitor) => page.getByRole('navigation', { name: 'Call or write' });

/** Does what opens a tab of its own, and waits until it has the address. */
async function opensTab({ page }: Visitor, address: string, act: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await act();
  // A busy Playwright may take the tab's one navigation for two, and wait for the second.
  await (await opened).waitForFunction((wanted) => location.pathname + location.hash === wanted, address);
}

for (const path of [familyPages.home, familyPages.substance, familyPages.contact, familyPages.program]) {
  test(
    `${path} offers a skip link at the first Tab and, on a phone, a bar to call, to write and to find help in a crisis`,
    covers('SHELL-CALL-BAR', 'SHELL-SKIP-LINK'),
    async ({ visitor }) => {
      const { page } = visitor;
      const { form } = routeOf(path);
      await visitor.open(path);
      const bar = callBar(visitor);
      if (visitor.onPhone) {
        const box = await bar.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
        const call = bar.getByRole('link', { name: `Call ${site.phone.display}` });
        await expect(call).toHaveAttribute('href', site.phone.href);
        await expect(bar.getByRole('link', { name: 'Crisis' })).toHaveAttribute('href', '/crisis-intervention');
        await expect(page.getByRole('banner').locator('a[href^="tel:"]:visible')).toHaveCount(0);
        await visitor.press(bar.getByRole('link', { name: 'Message' }));
        await expect(page).toHaveURL(form ? path : familyPages.contact);
        if (!form) return;
        await expect(visitor.field('name')).toBeFocused();
        await expect(bar).toBeHidden();
        await page.keyboard.type('Ana');
        await expect(visitor.field('name')).toHaveValue('Ana');
        await visitor.press(visitor.field('message'));
        await expect(visitor.field('message')).toBeFocused();
        await expect(bar).toBeHidden();
      } else {
        await expect(bar).toBeHidden();
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to main content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      }
    },
  );
}

test(
  'an open menu gives way to "Message" of the call bar, and to a link opened in a tab of its own',
  covers('SHELL-CALL-BAR', 'SHELL-SKIP-LINK'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/contact');
    if (visitor.onPhone) {
      await visitor.press(menuToggle(page));
      await visitor.press(callBar(visitor).getByRole('link', { name: 'Message' }));
      await expect(mainNavigation(page)).toBeHidden();
      await expect(visitor.field('name')).toBeFocused();
      return;
    }
    await page.keyboard.press('Tab');
    await opensTab(visitor, '/contact#main', () => page.keyboard.press('ControlOrMeta+Enter'));
    await expect(page.getByRole('main')).not.toBeFocused();
    // A narrow window has the call bar, too.
    await page.setViewportSize(phone);
    const message = callBar(visitor).getByRole('link', { name: 'Message' });
    const { pathname, hash } = new URL((await message.getAttribute('href')) ?? '', page.url());
    await opensTab(visitor, pathname + hash, () => message.click({ modifiers: ['ControlOrMeta'] }));
    await expect(visitor.field('name')).not.toBeFocused();
  },
);

for (const path of ['/depression', '/alcohol']) {
  test(
    `the table of contents of ${path} leads to each of its sections`,
    covers('SHELL-CONTENTS'),
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.open(path);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const links = contents.getByRole('link');
      const toggle = contents.locator('summary');
      const headings = page.getByRole('main').locator('section[id] > h2[tabindex]');
      const titles = await headings.allTextContents();
      expect(titles.length).toBeGreaterThanOrEqual(5);
      if (visitor.onPhone) {
        await expect(links.first()).toBeHidden();
        await visitor.press(toggle);
      } else await expect(toggle).toBeHidden();
      await expect(links).toHaveText(titles);
      for (const at of [titles.length - 1, 0]) {
        await visitor.press(links.nth(at));
        await expect(headings.nth(at)).toBeFocused();
        await expect(headings.nth(at)).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test(
  'the slider shows three pictures in turn, and rests while the visitor points at it or has the focus in it',
  covers('HOME-HERO'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const slider = page.locator('[aria-roledescription="carousel"]');
    const shown = () =>
      slider.locator('[aria-roledescription="slide"]:not([aria-hidden="true"]) img').getAttribute('src');
    const turn = async () => {
      await page.clock.runFor(6100);
      return shown();
    };
    const first = await shown();
    const seen = new Set([first, await turn(), await turn()]);
    expect(seen.size).toBe(counts.heroSlides);
    expect(await turn(), 'after the last comes the first').toBe(first);

    // Stopped and started again, it goes on although the pointer and the focus are on its button.
    await visitor.press(slider.getByRole('button', { name: 'Stop slides' }));
    expect(await turn(), 'stopped').toBe(first);
    await visitor.press(slider.getByRole('button', { name: 'Start slides' }));
    const second = await turn();
    expect(second, 'started').not.toBe(first);

    // Focused and, with a mouse, pointed at: it rests until both have ended.
    await page.keyboard.press('Tab');
    if (!visitor.onPhone) await slider.locator('img').first().hover({ force: true });
    expect(await turn(), 'focused').toBe(second);
    await visitor.press(visitor.heading);
    expect(await turn(), 'left alone').not.toBe(second);

    await visitor.press(slider.getByRole('button', { name: 'Next slide' }));
    const chosen = await shown();
    expect(await turn(), 'stays on the slide that was chosen').toBe(chosen);
  },
);
