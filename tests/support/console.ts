import { afterEach, beforeEach, expect, vi } from 'vitest';
import { recordConsole, takeConsole } from './console-lines';

beforeEach(recordConsole);

/** Fails a test that did not take all of its console messages with `takeConsole`. */
afterEach(() => {
  const unexpected = takeConsole();
  vi.restoreAllMocks();
  expect(unexpected, 'console messages that the test did not expect').toEqual([]);
});
