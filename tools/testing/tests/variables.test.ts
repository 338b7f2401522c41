import { expect, onTestFinished, test, vi } from 'vitest';
import { portIn, propertyVariables } from '../variables';

test('counts and ports must be numbers, because a run could otherwise test nothing', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('FC_SEED', '-12').stubEnv('FC_RUNS', '2000');
  expect(propertyVariables()).toEqual({ FC_SEED: '-12', FC_RUNS: '2000' });
  for (const value of ['0', '1,000', 'abc', '-5', '1e3', ' ', '2.5']) {
    vi.stubEnv('FC_RUNS', value);
    expect(propertyVariables, value).toThrow(`FC_RUNS is "${value}". Set it to a whole number from 1 to`);
  }
  vi.stubEnv('PORT', '70000');
  expect(() => portIn('PORT', 4173)).toThrow(
    'PORT is "70000". Set it to a whole number from 1 to 65535, such as 4173.',
  );
  vi.stubEnv('FC_SEED', 'abc');
  expect(propertyVariables).toThrow('FC_SEED is "abc". Set it to');
});
