import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ErrorBoundary } from '../../src/layout/ErrorBoundary';
import { site } from '../../src/site';
import { takeConsole } from '../support/console-lines';
import { renderAt } from '../support/site';

function FailingPage(): never {
  throw new Error('this page fails');
}

const heading = () => screen.getByRole('heading', { level: 1 });

/** What the console shows of the failure. */
let log: ReturnType<typeof takeConsole>;
beforeEach(() => {
  window.history.replaceState(null, '', '/jobs?from=mail#program');
  renderAt(
    <ErrorBoundary locationKey="default">
      <FailingPage />
    </ErrorBoundary>,
  );
  log = takeConsole();
});

test('the error of a page that throws is logged once and, in development, shown', { tags: 'resilience' }, () => {
  expect(log).toEqual([{ method: 'error', text: expect.stringContaining('this page fails') }]);
  expect(screen.getByText(/this page fails/)).toBeVisible();
});

test('a page that throws gives way to a visible, focused heading that titles the tab', { tags: 'resilience' }, () => {
  expect(heading()).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(document.title).toContain(heading().textContent);
});

test('a page that throws gives way to links to help, to the same address, and home', { tags: 'resilience' }, () => {
  const names = ['911', '988', `Call ${site.phone.display}`, /try this page again/i, /home/];
  const links = names.map((name) => screen.getByRole('link', { name }));
  for (const link of links) expect(link).toBeVisible();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:988',
    site.phone.href,
    '/jobs?from=mail#program',
    '/',
  ]);
  expect(screen.getByRole('region', { name: 'Urgent help' })).toHaveTextContent(/call 911.*call 988 or text 988/);
});
