import { beforeEach, expect, test, vi } from 'vitest';
import { meta } from '../../trace/tags';
import { countIn, propertyVariables } from '../variables';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.unstubAllEnvs();
});

test('countIn returns the value of a variable, or the usual one if it is not set', meta, () => {
  vi.stubEnv('COUNT', '2000');
  expect(countIn('COUNT', 100)).toBe(2000);
  vi.stubEnv('COUNT', undefined);
  expect(countIn('COUNT', 100)).toBe(100);
});

for (const value of ['0', '1,000', 'abc', '-5', '1e3', ' ', '2.5']) {
  test(`countIn refuses “${value}”`, meta, () => {
    vi.stubEnv('COUNT', value);
    expect(() => countIn('COUNT', 100)).toThrow(`COUNT is "${value}". Set it to a whole number above 0, such as 100.`);
  });
}

test('propertyVariables passes on those of fast-check', meta, () => {
  vi.stubEnv('FC_SEED', '-1713');
  vi.stubEnv('FC_PATH', '4:0');
  expect(propertyVariables()).toMatchObject({ FC_SEED: '-1713', FC_PATH: '4:0' });
});

test('propertyVariables makes a new seed if none is given, and keeps it for the whole run', meta, () => {
  vi.stubEnv('FC_SEED', '');
  const { FC_SEED } = propertyVariables();
  expect(FC_SEED).toMatch(/^\d+$/);
  expect(propertyVariables()).toMatchObject({ FC_SEED });
});

test('propertyVariables refuses a seed that is no number', meta, () => {
  vi.stubEnv('FC_SEED', 'abc');
  expect(propertyVariables).toThrow('FC_SEED is "abc". Set it to a whole number.');
});
