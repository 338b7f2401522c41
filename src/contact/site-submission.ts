import { site } from '../site';
import { forget, restore } from './draft';
import { postForm } from './service';
import { createSubmissionStore } from './submission';

/** Links that open another program and keep the document. Browsers fire `beforeunload` for these links, too. */
const otherPrograms = 'a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"]';
/** How long after a click on such a link the browser can fire `beforeunload`, in ms. */
const unloadDelay = 1000;

/**
 * Makes the browser ask before the visitor leaves the document during a request, because leaving would cancel the request
 * and silently lose the message. The browser does not ask before it opens a phone, text or e-mail program.
 */
function askBeforeLeaving<Answer>(request: Promise<Answer>): Promise<Answer> {
  let calledAt = Number.NEGATIVE_INFINITY;
  const click = ({ target }: Event) => {
    if (target instanceof Element && target.closest(otherPrograms)) calledAt = performance.now();
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (performance.now() - calledAt < unloadDelay) return;
    event.preventDefault();
    // Chrome before 119 and Safari need this.
    event.returnValue = true;
  };
  const listening = new AbortController();
  window.addEventListener('click', click, { capture: true, signal: listening.signal });
  window.addEventListener('beforeunload', ask, listening);
  return request.finally(() => listening.abort());
}

/** The submission store that all pages share, so that a request continues when the visitor moves to another page. */
export const siteSubmissions = createSubmissionStore((form) => askBeforeLeaving(postForm(form)), {
  onDelivered: forget,
  onFailed: site.options.announceSendFailure ? restore : undefined,
});
