/** Whether a modifier key was pressed during a click or with another key. The browser handles these: it opens a tab, goes back, selects text. */
export const isModified = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
