import { vi } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'] as const;

interface Line {
  readonly method: (typeof methods)[number];
  readonly text: string;
}

let lines: Line[] = [];

/** A value as a log entry shows it, including the contents of an object. */
function shown(value: unknown): string {
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error || 'nodeType' in value);
  return isPlain ? JSON.stringify(value) : String(value);
}

/** Records console messages from now on, instead of printing them. */
export function recordConsole(): void {
  lines = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      lines.push({ method, text: args.map(shown).join(' ') });
    });
  }
}

/** Returns the console messages since the test began or since the last call, and marks them as expected. */
export function takeConsole(): readonly Line[] {
  const taken = lines;
  lines = [];
  return taken;
}
