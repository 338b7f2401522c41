import { afterEach, beforeEach, expect, vi } from 'vitest';
import { recordConsole, takeConsole } from './console-lines';

beforeEach(recordConsole);

/** Fails a test that leaves console messages which it did not take with `takeConsole`. */
afterEach(() => {
  const unexpected = takeConsole();
  vi.restoreAllMocks();
  expect(unexpected, 'console messages that no test expected').toEqual([]);
});
