import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Page } from '../../src/pages/contact';
import { covers } from '../support/covers';

test('hydration leaves the text of the contact page as it is', covers('CONTENT-AFTER-SUBMIT~2'), () => {
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const { textContent } = container;
  render(page, { container, hydrate: true });
  expect(container.textContent).toBe(textContent);
  container.remove();
});
