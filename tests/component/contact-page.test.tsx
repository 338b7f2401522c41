import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { afterSubmit } from '../../spec/questions';
import { Page } from '../../src/pages/contact';
import { covers } from '../support/covers';
import { textSaysAll } from '../support/places';

/** What the section on sending says. */
const description = () => screen.getByRole('region', { name: 'What happens after you write' }).textContent ?? '';

test('hydration turns the description of sending into what the script does', covers('CONTENT-AFTER-SUBMIT~1'), () => {
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(textSaysAll(description(), afterSubmit.browser)).toBe(true);
  expect(textSaysAll(description(), afterSubmit.script)).toBe(false);
  render(page, { container, hydrate: true });
  expect(textSaysAll(description(), afterSubmit.script)).toBe(true);
  expect(textSaysAll(description(), afterSubmit.browser)).toBe(false);
  container.remove();
});
