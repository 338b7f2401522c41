import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavigationStatus } from '../../src/layout/NavigationStatus';
import { site } from '../../src/site';
import { meta } from '../support/covers';

test('nothing is said while nothing is on its way', meta, () => {
  render(<NavigationStatus state="idle" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a page on its way is shown without a word, and only when the wait is felt', meta, () => {
  render(<NavigationStatus state="loading" />);
  const bar = screen.getByRole('status').firstElementChild;
  expect(bar).not.toBeVisible();
  for (const delay of bar?.getAnimations() ?? []) delay.finish();
  expect(bar).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('a visitor without a connection is told so', meta, () => {
  render(<NavigationStatus state="offline" />);
  expect(within(screen.getByRole('status')).getByText(/connection/)).toBeVisible();
});

test('a visitor without a connection can still phone', meta, () => {
  render(<NavigationStatus state="offline" />);
  const call = within(screen.getByRole('status')).getByRole('link', { name: site.phone.display });
  expect(call).toHaveAttribute('href', site.phone.href);
});
