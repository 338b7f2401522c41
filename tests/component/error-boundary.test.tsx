import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/layout/ErrorBoundary';
import { site } from '../../src/site';
import { takeConsole } from '../support/console';
import { meta } from '../support/covers';

function Broken(): never {
  throw new Error('this page is broken');
}

/** Shows a page that cannot be rendered; what React prints about it is expected. */
function showBroken() {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  return takeConsole();
}

test('the error boundary shows a page that renders', meta, () => {
  render(
    <ErrorBoundary>
      <h1>Fine</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fine');
});

test('the error boundary replaces a page that fails by one heading, which has the focus', meta, () => {
  showBroken();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toBeVisible();
  expect(document.activeElement).toBe(heading);
});

test('in place of a broken page the clinic, 911 and 988 can be phoned', meta, () => {
  showBroken();
  for (const number of ['911', '988']) expect(screen.getByRole('link', { name: number })).toBeVisible();
  const call = screen.getByRole('link', { name: `Call ${site.phone.display}` });
  expect(call).toHaveAttribute('href', site.phone.href);
});

test('in place of a broken page a link loads it anew', meta, () => {
  // With a connection, the boundary of a page that a link led to would load it in full.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const before = window.location.href;
  window.history.replaceState(null, '', '/jobs');
  onTestFinished(() => window.history.replaceState(null, '', before));
  showBroken();
  const retry = screen.getByRole('link', { name: /try this page again/i });
  expect(retry).toHaveAttribute('href', '/jobs');
});

test('in place of a broken page a link leads home', meta, () => {
  showBroken();
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
});

test('what broke a page is printed once', meta, () => {
  const lines = showBroken();
  expect(lines.map(({ method }) => method)).toEqual(['error']);
  expect(lines[0]?.text).toContain('this page is broken');
});
