const liveRegion = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** The texts that a change of the page adds to an existing live region. */
function announcedBy({ target, addedNodes }: MutationRecord): readonly string[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element?.closest(liveRegion)) return [];
  const changed = target instanceof Text ? [target] : [...addedNodes];
  return changed.flatMap(({ textContent }) => textContent || []);
}

/** The texts that a screen reader announces during an action, apart from the elements that get the focus. */
export async function announcedDuring(action: () => Promise<unknown>): Promise<readonly string[]> {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => heard.push(...changes.flatMap(announcedBy)));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await action();
  heard.push(...observer.takeRecords().flatMap(announcedBy));
  observer.disconnect();
  return heard;
}
