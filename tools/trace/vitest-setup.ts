import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string | undefined;
    wasToFail?: boolean | undefined;
  }
}

/** Adds to the `meta` of a test what Vitest's JSON report lacks: why it was skipped, and whether it was expected to fail. */
afterEach(({ task }) => {
  // Vitest's types omit the note.
  const { note } = (task.result ?? {}) as { readonly note?: string };
  if (note) task.meta.skipReason = note;
  if (task.fails) task.meta.wasToFail = true;
});
