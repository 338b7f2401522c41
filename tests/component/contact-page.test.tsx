import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Page } from '../../src/pages/contact';
import { covers } from '../support/covers';

const byScript = 'the button reads “Message Sent” for 3 seconds';
const byBrowser = 'Your browser opens a page of our email service';

/** What the section on sending says. */
const description = () => screen.getByRole('region', { name: 'What happens after you write' }).textContent ?? '';

test('hydration turns the description of sending into what the script does', covers('CONTENT-AFTER-SUBMIT~2'), () => {
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(description()).toContain(byBrowser);
  expect(description()).not.toContain(byScript);
  render(page, { container, hydrate: true });
  expect(description()).toContain(byScript);
  expect(description()).not.toContain(byBrowser);
  container.remove();
});
