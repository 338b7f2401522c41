import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { BackToTop } from '../../src/layout/BackToTop';
import { covers } from '../support/covers';
import { preferMotion } from '../support/site';

// e2e/flows/scrolling.spec.ts has the rest.
test('the mouse wheel stops "Back to top"', covers('NAV-SCROLL-YIELDS'), () => {
  preferMotion('no-preference');
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  render(
    <div style={{ paddingBlockStart: '4000px' }}>
      <BackToTop />
    </div>,
  );
  window.scrollTo(0, 3000);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  vi.advanceTimersByTime(durations.smoothScrollMs / 2);
  const position = window.scrollY;
  fireEvent.wheel(window);
  vi.advanceTimersByTime(durations.smoothScrollMs);
  vi.useRealTimers();
  expect(window.scrollY).toBe(position);
  expect(position).toBeGreaterThan(0);
  expect(position).toBeLessThan(3000);
});
