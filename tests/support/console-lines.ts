import { vi } from 'vitest';

type Method = 'log' | 'info' | 'warn' | 'error';
const methods: readonly Method[] = ['log', 'info', 'warn', 'error'];

interface Line {
  readonly method: Method;
  readonly text: string;
}

let lines: Line[] = [];

/** Records console messages from now on, instead of printing them. */
export function recordConsole(): void {
  lines = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      lines.push({ method, text: args.map(String).join(' ') });
    });
  }
}

/** Returns the console messages since the test began or since the last call, and marks them as expected. */
export function takeConsole(): readonly Line[] {
  const taken = lines;
  lines = [];
  return taken;
}
