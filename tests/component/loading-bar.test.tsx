import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Main } from '../../src/layout/Main';
import { covers } from '../support/covers';

test('the loading bar appears after a delay', covers('SHELL-WHILE-LOADING'), () => {
  const bar = render(<Main busy>Page</Main>).container.lastElementChild;
  expect(bar).not.toBeVisible();
  for (const delay of bar?.getAnimations() ?? []) delay.finish();
  expect(bar).toBeVisible();
});
