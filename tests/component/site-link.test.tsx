import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { covers } from '../support/covers';
import { renderAt } from '../support/render-at';

const link = () => screen.getByRole('link', { name: 'Jobs' });

test('a link to the current page has aria-current', covers('NAV-CURRENT-PAGE~1'), () => {
  renderAt(<SiteLink to="/jobs">Jobs</SiteLink>, '/jobs');
  expect(link()).toHaveAttribute('aria-current', 'page');
});

for (const path of ['/privacy', '/jobs/', '/Jobs', '/jobs/more'])
  test(`a link to /jobs has no aria-current on ${path}`, covers('NAV-CURRENT-PAGE~1'), () => {
    renderAt(<SiteLink to="/jobs">Jobs</SiteLink>, path);
    expect(link()).not.toHaveAttribute('aria-current');
  });
