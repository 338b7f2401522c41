import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/validation';
import { loadPage } from '../../src/navigation/load-page';
import { takeConsole } from '../support/console-lines';
import { navigationLink } from '../support/header';
import { mailService } from '../support/msw-service';
import { advance, fakeTimeouts, fillIn, user } from '../support/render-form';
import { heading, showSite } from '../support/site';

beforeAll(() => loadPage('/insurance'));

test('after following a link, and after going back, the form shows errors, sends, and confirms the send', {
  tags: [
    'FORM-LABEL-IDLE',
    'FORM-ERRORS-UNDER-FIELDS',
    'FORM-SEND-ONLY-VALID',
    'FORM-LABEL-SENT',
    'FORM-LABEL-RETURNS',
  ],
}, async () => {
  const button = () => screen.getByRole('button', { name: /Submit|Message Sent/ });
  await showSite('/contact', 'wide');
  fakeTimeouts();
  let sent = 0;
  for (const go of [() => user.click(navigationLink('Insurance')), () => window.history.back()]) {
    const before = heading();
    await go();
    await expect.poll(heading).not.toBe(before);
    // The confirmation of a message sent on the previous page ends on time here too.
    await advance(durations.sentLabelMs);
    expect(button()).toHaveTextContent(buttonLabels.idle);
    await user.click(button());
    for (const { rules } of fields) expect(screen.getByText(rules[0].message)).toBeVisible();
    await fillIn();
    await user.click(button());
    await expect.poll(() => button().textContent).toBe(buttonLabels.sent);
    expect(mailService.calls()).toHaveLength(++sent);
  }
  await advance(durations.sentLabelMs);
  expect(button()).toHaveTextContent(buttonLabels.idle);
  expect(takeConsole().map(({ text }) => text)).toEqual(['OK', 'OK']);
});
