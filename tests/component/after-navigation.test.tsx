import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { menus } from '../../spec/navigation';
import { buttonLabels, fields } from '../../spec/validation';
import { loadPage } from '../../src/navigation/load-page';
import { takeConsole } from '../support/console-lines';
import { advance, fakeTimeouts, fillIn, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { menuSummary, navigation, toggle, visibleEntries } from '../support/header';
import { mailService } from '../support/mail-service';
import { showSite } from '../support/site';

beforeAll(() => loadPage('/insurance'));

/** Also while the open mobile menu hides the page. */
const heading = () => document.querySelector('h1')?.textContent;

/** Goes from the contact page to another one with a form by a link of the footer, or back. */
const steps = [
  async () => {
    const before = heading();
    const footer = screen.getByRole('navigation', { name: 'Footer' });
    await user.click([...footer.querySelectorAll('a')].find((link) => link.pathname === '/insurance') ?? footer);
    await expect.poll(heading).not.toBe(before);
  },
  async () => {
    const before = heading();
    window.history.back();
    await expect.poll(heading).not.toBe(before);
  },
];

test(
  'on a page that a link led to, and on one that was gone back to, each menu opens and closes',
  covers('NAV-SUBMENU-OPENS', 'NAV-SUBMENU-CLOSES', 'A11Y-MENU-KEYBOARD'),
  async () => {
    await showSite('/contact', 'wide');
    for (const step of steps) {
      await step();
      for (const menu of menus) {
        await user.click(menuSummary(menu));
        expect(visibleEntries(menu), `${menu.label} on “${heading()}”`).toHaveLength(menu.entries.length);
        await user.keyboard('{Escape}');
        expect(visibleEntries(menu), `${menu.label} on “${heading()}” after Escape`).toEqual([]);
      }
    }
  },
);

test('going back closes the mobile menu', covers('NAV-SUBMENU-STATES'), async () => {
  await showSite('/contact', 'small');
  const [follow, goBack] = steps;
  await follow?.();
  await user.click(toggle());
  expect(navigation()).toBeVisible();
  await goBack?.();
  expect(navigation()).toBeNull();
});

test(
  'on a page that a link led to, and on one that was gone back to, the form shows errors, sends, and says so',
  covers(
    'FORM-LABEL-IDLE',
    'FORM-ERRORS-UNDER-FIELDS',
    'FORM-SEND-ONLY-VALID',
    'FORM-LABEL-SENT',
    'FORM-LABEL-RETURNS',
  ),
  async () => {
    const button = () => screen.getByRole('button', { name: /Submit|Message Sent/ });
    await showSite('/contact', 'wide');
    fakeTimeouts();
    for (const [index, step] of steps.entries()) {
      await step();
      // What was sent on the page before is confirmed for its time and no longer, also here.
      await advance(durations.sentLabelMs);
      expect(button()).toHaveTextContent(buttonLabels.idle);
      await user.click(button());
      for (const { rules } of fields) expect(screen.getByText(rules[0].message)).toBeVisible();
      await fillIn();
      await user.click(button());
      await expect.poll(() => button().textContent).toBe(buttonLabels.sent);
      expect(mailService.calls()).toHaveLength(index + 1);
    }
    await advance(durations.sentLabelMs);
    expect(button()).toHaveTextContent(buttonLabels.idle);
    expect(takeConsole().map(({ text }) => text)).toEqual(['OK', 'OK']);
  },
);
