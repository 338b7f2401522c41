import { hasDraft } from '../contact/draft';
import { siteSubmissions } from '../contact/site-submission';

/** How long to trust that the host still has the build of this document, in ms. */
const day = 24 * 60 * 60 * 1000;
// biome-ignore lint/style/noRestrictedGlobals: measures how long ago, in any time zone; `performance.now` stops while a phone sleeps
const now = () => Date.now();

/** Whether the host has another build than the one of this document, as far as is known. */
let hasChanged = false;

/** Asks the host for its build. Without an answer (offline, or a host without the file), nothing changes. */
async function askHost(script: string): Promise<void> {
  try {
    const response = await fetch('/build.json', { cache: 'no-cache' });
    const { script: latest }: { script?: string } = await response.json();
    hasChanged = latest !== undefined && !script.endsWith(latest);
  } catch {}
}

/** Lets the browser follow a link to another page, unless that would lose text or a message. */
function followAsDocument(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  // React does not see the click, so the router does not follow the link.
  if (hasChanged && navigator.onLine && !hasDraft() && !siteSubmissions.state().sending) event.stopPropagation();
}

/**
 * Replaces an old document with a new one once the visitor follows a link. A document is old in a tab that was open for days,
 * or that the browser restored from its cache, without asking the host.
 * @param script the URL of the script that runs
 */
export function watchBuild(script: string): void {
  let asked = now();
  const askAgain = () => {
    if (document.hidden || now() - asked < day) return;
    asked = now();
    askHost(script);
  };
  document.addEventListener('visibilitychange', askAgain);
  window.addEventListener('pageshow', askAgain);
  window.addEventListener('click', followAsDocument, true);
  const [opened] = performance.getEntriesByType('navigation');
  if (opened instanceof PerformanceNavigationTiming && opened.transferSize === 0) askHost(script);
}
