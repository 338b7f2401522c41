import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PageBoundary } from '../../src/layout/PageBoundary';
import { site } from '../../src/site';
import { takeConsole } from '../support/console';
import { meta } from '../support/covers';

function Broken(): never {
  throw new Error('this page is broken');
}

/** Shows a page that cannot be drawn; what React prints about it is expected. */
function showBroken() {
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  return takeConsole();
}

test('a page that can be drawn is shown as it is', meta, () => {
  render(
    <PageBoundary>
      <h1>Fine</h1>
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fine');
});

test('a page that cannot be drawn gives way to one heading', meta, () => {
  showBroken();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in place of a broken page the clinic can be phoned', meta, () => {
  showBroken();
  const call = screen.getByRole('link', { name: `Call ${site.phone.display}` });
  expect(call).toHaveAttribute('href', site.phone.href);
});

test('in place of a broken page a link loads it anew', meta, () => {
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
