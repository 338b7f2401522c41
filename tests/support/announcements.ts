const liveRegion = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** The strings that a mutation adds to an existing live region. */
function announcedBy({ target, addedNodes }: MutationRecord): readonly string[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element?.closest(liveRegion)) return [];
  const changed = target instanceof Text ? [target] : [...addedNodes];
  return changed.flatMap(({ textContent }) => textContent || []);
}

/** Returns what live regions announce during an action. It does not include what a screen reader reads on focus. */
export async function announcedDuring(action: () => Promise<unknown>): Promise<readonly string[]> {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => heard.push(...changes.flatMap(announcedBy)));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await action();
  heard.push(...observer.takeRecords().flatMap(announcedBy));
  observer.disconnect();
  return heard;
}
