import type { MouseEvent } from 'react';

/** Whether a click with a key held asks for a tab, a window or a download; React Router leaves those to the browser, too. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
