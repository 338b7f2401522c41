import { beforeEach, expect, test, vi } from 'vitest';
import { untraced } from '../../trace/tags';
import { countIn, propertyVariables } from '../variables';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.unstubAllEnvs();
});

test('FC_RUNS must be a whole number above 0', untraced, () => {
  vi.stubEnv('FC_RUNS', '2000');
  expect(countIn('FC_RUNS', 100)).toBe(2000);
  for (const value of ['0', '1,000', 'abc', '-5', '1e3', ' ', '2.5']) {
    vi.stubEnv('FC_RUNS', value);
    expect(propertyVariables, value).toThrow(`FC_RUNS is "${value}". Set it to a whole number above 0, such as 100.`);
  }
});

test('FC_SEED must be a whole number; without it, all properties of a run share a new seed', untraced, () => {
  vi.stubEnv('FC_SEED', 'abc');
  expect(propertyVariables).toThrow('FC_SEED is "abc". Set it to a whole number.');
  vi.stubEnv('FC_SEED', '');
  const { FC_SEED } = propertyVariables();
  expect(FC_SEED).toMatch(/^\d+$/);
  expect(propertyVariables()).toMatchObject({ FC_SEED });
});
