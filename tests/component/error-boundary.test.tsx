import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../src/layout/ErrorBoundary';
import { site } from '../../src/site';
import { takeConsole } from '../support/console-lines';
import { subject } from '../support/covers';
import { clickKeys, renderAt, watchClicks } from '../support/site';

function FailingPage(): never {
  throw new Error('this page fails');
}

test(
  'the error of a page that throws is logged once; a focused heading and links to help replace the page; the links can open in new tabs',
  subject('resilience', 'navigation'),
  () => {
    window.history.replaceState(null, '', '/jobs?from=mail#program');
    renderAt(
      <ErrorBoundary locationKey="default">
        <FailingPage />
      </ErrorBoundary>,
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toBeVisible();
    expect(heading).toHaveFocus();
    for (const link of screen.getAllByRole('link')) expect(link).toBeVisible();
    const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect({
      911: addressOf('911'),
      988: addressOf('988'),
      clinic: addressOf(`Call ${site.phone.display}`),
      again: addressOf(/try this page again/i),
      home: addressOf(/home/),
    }).toEqual({
      911: 'tel:911',
      988: 'tel:988',
      clinic: site.phone.href,
      again: '/jobs?from=mail#program',
      home: '/',
    });
    expect(screen.getByRole('region', { name: 'Urgent help' })).toHaveTextContent(
      'Life in danger or overdose: call 911. In crisis: call or text 988, any time.',
    );
    const leave = watchClicks();
    for (const link of screen.getAllByRole('link'))
      for (const init of clickKeys) {
        fireEvent.click(link, init);
        expect(leave, link.outerHTML).toHaveLastReturnedWith(true);
      }
    expect(document.title).toContain(heading.textContent);
    expect(takeConsole()).toEqual([{ method: 'error', text: expect.stringContaining('this page fails') }]);
  },
);
