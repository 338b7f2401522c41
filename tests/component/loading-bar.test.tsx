import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingBar } from '../../src/layout/LoadingBar';
import { covers } from '../support/covers';

test('the loading bar appears after a delay', covers('SHELL-WHILE-LOADING~1'), () => {
  const bar = render(<LoadingBar />).container.firstElementChild;
  expect(bar).not.toBeVisible();
  for (const delay of bar?.getAnimations() ?? []) delay.finish();
  expect(bar).toBeVisible();
});
