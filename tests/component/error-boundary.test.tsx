import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/layout/ErrorBoundary';
import { site } from '../../src/site';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';

function FailingPage(): never {
  throw new Error('this page fails');
}

/** Shows a page that throws; returns what was logged. */
function showFailingPage() {
  render(
    <ErrorBoundary>
      <FailingPage />
    </ErrorBoundary>,
  );
  return takeConsole();
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the error boundary shows a page that renders', covers('FAULT-PANEL~1'), () => {
  render(
    <ErrorBoundary>
      <h1>Fine</h1>
    </ErrorBoundary>,
  );
  expect(heading()).toHaveTextContent('Fine');
});

test('the error boundary replaces a failing page with a heading and focuses it', covers('FAULT-PANEL~1'), () => {
  showFailingPage();
  expect(heading()).toBeVisible();
  expect(document.activeElement).toBe(heading());
});

test('the error boundary links to the phone numbers of the clinic, 911 and 988', covers('FAULT-PANEL~1'), () => {
  showFailingPage();
  for (const number of ['911', '988']) expect(screen.getByRole('link', { name: number })).toBeVisible();
  const call = screen.getByRole('link', { name: `Call ${site.phone.display}` });
  expect(call).toHaveAttribute('href', site.phone.href);
});

test('the error boundary has a link that reloads the page', covers('FAULT-PANEL~1'), () => {
  // Offline, because online the error boundary of a page that a link led to loads it itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { href } = window.location;
  window.history.replaceState(null, '', '/jobs');
  onTestFinished(() => window.history.replaceState(null, '', href));
  showFailingPage();
  const retry = screen.getByRole('link', { name: /try this page again/i });
  expect(retry).toHaveAttribute('href', '/jobs');
});

test('the error boundary has a link to the home page', covers('FAULT-PANEL~1'), () => {
  showFailingPage();
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
});

test('the error boundary logs the error once', covers('FAULT-PANEL~1'), () => {
  const lines = showFailingPage();
  expect(lines.map(({ method }) => method)).toEqual(['error']);
  expect(lines[0]?.text).toContain('this page fails');
});
