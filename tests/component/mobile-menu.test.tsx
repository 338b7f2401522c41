import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { emergencyLinks } from '../../spec/extensions/language';
import { quickLinks } from '../../spec/extensions/links';
import { headerLinks, menus } from '../../spec/navigation';
import { covers, subject } from '../support/covers';
import {
  allEntries,
  menuSummary,
  navigation,
  navigationLink,
  showHeader,
  showNavigation,
  summaryName,
  toggle,
  visibleEntries,
} from '../support/header';
import { heading, resize, showSite } from '../support/site';

const [menu, secondMenu] = menus;

function expectClosed(): void {
  expect(toggle().closest('details')).not.toHaveAttribute('open');
  expect(navigation()).toBeNull();
}

test(
  'the mobile menu starts closed, and its toggle opens and closes it',
  covers('NAV-SUBMENU-STATES', 'NAV-MOBILE-MENU-STATES'),
  async () => {
    await showHeader('small');
    expectClosed();
    for (const time of ['first', 'second']) {
      await userEvent.click(toggle());
      expect(navigation(), time).toBeVisible();
      await userEvent.click(toggle());
      expectClosed();
    }
  },
);

test('following a link closes the mobile menu', covers('NAV-SUBMENU-STATES'), async () => {
  await showHeader('small');
  for (const { label } of headerLinks) {
    await userEvent.click(toggle());
    await userEvent.click(navigationLink(label));
    expectClosed();
  }
});

test('going back closes the mobile menu', covers('NAV-SUBMENU-STATES'), async () => {
  await showSite('/contact', 'small');
  await userEvent.click(toggle());
  await userEvent.click(navigationLink('Insurance'));
  await expect.poll(heading).toMatch(/insurance/i);
  await userEvent.click(toggle());
  expect(navigation()).toBeVisible();
  window.history.back();
  await expect.poll(heading).not.toMatch(/insurance/i);
  expectClosed();
});

test('closing the mobile menu closes its dropdown menus', covers('NAV-SUBMENU-STATES'), async () => {
  await showNavigation('small');
  await userEvent.click(menuSummary(menu));
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(visibleEntries(menu)).toEqual([]);
});

test(
  'pressing anywhere in the row of a menu opens the menu with its parent page first; the row stays in place, and other menus stay open',
  subject('navigation'),
  async () => {
    await showNavigation('small');
    expect(navigationLink(secondMenu.label)).not.toBeVisible();
    await userEvent.click(menuSummary(menu));
    menuSummary(secondMenu).scrollIntoView({ block: 'center' });
    const row = menuSummary(secondMenu).getBoundingClientRect();
    const { left, right } = navigation()?.querySelector('ul + ul')?.getBoundingClientRect() ?? {};
    expect({ left, right }).toEqual({ left: row.left, right: row.right });
    for (const x of [row.left + 2, row.left + row.width / 2, row.right - 2])
      expect(menuSummary(secondMenu)).toContainElement(
        document.elementFromPoint(x, row.top + row.height / 2) as HTMLElement,
      );
    await userEvent.click(menuSummary(secondMenu));
    expect(menuSummary(secondMenu).getBoundingClientRect().top).toBe(row.top);
    expect(visibleEntries(menu)).toEqual(allEntries(menu, 'small'));
    expect(visibleEntries(secondMenu)).toEqual(allEntries(secondMenu, 'small'));
  },
);

test('Escape closes only the open menu that has the focus', subject('a11y'), async () => {
  await showNavigation('small');
  await userEvent.click(menuSummary(secondMenu));
  await userEvent.click(menuSummary(menu));
  await browser.keyboard('{Escape}');
  expect(visibleEntries(menu)).toEqual([]);
  expect(menuSummary(menu)).toHaveFocus();
  expect(visibleEntries(secondMenu)).toEqual(allEntries(secondMenu, 'small'));
});

test('Enter and Space open the mobile menu, and Escape closes it and focuses its toggle', subject('a11y'), async () => {
  await showHeader('small');
  for (const press of ['{Enter}', ' ']) {
    toggle().focus();
    await browser.keyboard(press);
    expect(navigation(), press).toBeVisible();
    await browser.keyboard('{Tab}');
    expect(navigationLink(quickLinks[0].label)).toHaveFocus();
    await browser.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  }
});

/** The parts that the Tab key reaches while the menu is open: the header, the call bar, and the emergency links. */
const reachable = 'header, nav[aria-label="Call or write"], aside:has(a[href="tel:911"])';
const tabStays = subject('a11y');

/**
 * Presses the browser's Tab key until the focus leaves the page or returns to where it started.
 * @returns the elements that got the focus, in order, without the one it started from
 */
async function tabStops({ backward = false } = {}): Promise<readonly Element[]> {
  const first = document.activeElement;
  const stops: Element[] = [];
  for (;;) {
    await browser.keyboard(backward ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    const stop = document.activeElement;
    // After the last stop, the focus moves to the browser's own controls.
    if (!stop || stop === document.body || stop === first || !document.hasFocus()) return stops;
    stops.push(stop);
  }
}
const nameOf = (stop: Element) =>
  (stop.getAttribute('aria-label') ?? stop.textContent ?? '').replace(/\s+/g, ' ').trim();
const stopsOutside = (stops: readonly Element[]) => stops.filter((stop) => !stop.closest(reachable)).map(nameOf);

test(
  'while the mobile menu is open, Tab and Shift+Tab reach only the header, the call bar and the emergency links',
  tabStays,
  async () => {
    await showSite('/privacy', 'small');
    await userEvent.click(toggle());
    await userEvent.click(menuSummary(menu));
    navigationLink(headerLinks[0].label).focus();
    const stops = await tabStops();
    expect(stopsOutside(stops)).toEqual([]);
    const names = menus.map(summaryName);
    const links = headerLinks.slice(1).map(({ label }) => label);
    const next = [...links, menu.label, ...allEntries(menu, 'small'), ...names.slice(1)];
    const bar = [expect.stringMatching(/^Call/), 'Message', 'Crisis'];
    expect(stops.map(nameOf).slice(0, next.length + bar.length)).toEqual([...next, ...bar]);

    screen.getByRole('link', { name: 'Crisis' }).focus();
    const stopsBack = await tabStops({ backward: true });
    expect(stopsOutside(stopsBack)).toEqual([]);
    expect(stopsBack.map(nameOf)).toEqual(
      expect.arrayContaining([...names, headerLinks[0].label, 'Menu', emergencyLinks[0].label]),
    );
  },
);

const closings = {
  'its toggle closes it': () => userEvent.click(toggle()),
  'Escape closes it': () => browser.keyboard('{Escape}'),
  'the screen becomes wide': () => resize('wide'),
};
for (const [when, close] of Object.entries(closings)) {
  test(`Tab reaches the page behind the mobile menu again when ${when}`, tabStays, async () => {
    await showSite('/privacy', 'small');
    await userEvent.click(toggle());
    await close();
    within(screen.getByRole('main')).getAllByRole('link')[0]?.focus();
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    await browser.keyboard('{Tab}');
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });
}

test(
  'the Message link to the form on the same page closes the mobile menu and focuses the form',
  tabStays,
  async () => {
    await showSite('/contact', 'small');
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('link', { name: 'Message' }));
    expect(navigation()).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  },
);

// e2e/spoken.spec.ts tests the header of a wide screen.
test(
  'screen readers find the open mobile menu after its toggle, and an open menu inside it',
  subject('a11y'),
  async () => {
    await showHeader('small');
    expect(document.body).toMatchAriaInlineSnapshot(`
    - banner:
      - /children: equal
      - link /, home page$/
      - group: Menu
    - main
  `);
    await userEvent.click(toggle());
    await userEvent.click(menuSummary(secondMenu));
    expect(document.body).toMatchAriaInlineSnapshot(`
    - banner:
      - /children: equal
      - link /, home page$/
      - group:
        - text: Menu
        - navigation "Main":
          - list "What do you need right now?":
            - listitem:
              - link /^In a crisis now/
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "Treatment"
            - listitem:
              - group: Programs
            - listitem:
              - group:
                - text: Mental Health menu
                - list:
                  - listitem:
                    - link "All conditions"
                  - listitem:
                    - link "Depression"
                  - listitem:
                    - link "Anxiety Disorder"
            - listitem:
              - group: Addiction menu
  `);
  },
);
