import { afterEach, beforeEach, expect, vi } from 'vitest';

type Method = 'log' | 'info' | 'warn' | 'error';
const methods: readonly Method[] = ['log', 'info', 'warn', 'error'];

interface Line {
  readonly method: Method;
  readonly text: string;
}

let lines: Line[] = [];

beforeEach(() => {
  lines = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      lines.push({ method, text: args.map(String).join(' ') });
    });
  }
});

/** Fails a test that leaves console messages which it did not take with `takeConsole`. */
afterEach(() => {
  const unexpected = takeConsole();
  vi.restoreAllMocks();
  expect(unexpected, 'console messages that no test expected').toEqual([]);
});

/** Returns the console messages since the test began or since the last call, and marks them as expected. */
export function takeConsole(): readonly Line[] {
  const taken = lines;
  lines = [];
  return taken;
}
