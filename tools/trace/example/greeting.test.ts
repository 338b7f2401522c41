import { expect, test } from 'vitest';
import { greeting } from './greeting';
import { covers } from './rules';

test('the greeting names the visitor', covers('GREETING-NAME'), () => {
  expect(greeting('Ada')).toBe('Hello, Ada!');
});
