/** Links that open another program and keep the document. Browsers fire `beforeunload` for these links, too. */
const otherPrograms = 'a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"]';
/** How long after a click the event can follow, in ms. */
const callTime = 1000;

/**
 * Makes the browser ask before the visitor leaves the document during a request, because leaving would cancel the request
 * and silently lose the message. The browser does not ask before it opens a phone, text or e-mail program.
 * @returns the request
 */
export function askBeforeLeaving<Answer>(request: Promise<Answer>): Promise<Answer> {
  let calledAt = Number.NEGATIVE_INFINITY;
  const click = ({ target }: Event) => {
    const isCall = target instanceof Element && target.closest(otherPrograms) !== null;
    calledAt = isCall ? performance.now() : Number.NEGATIVE_INFINITY;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (performance.now() - calledAt < callTime) return;
    event.preventDefault();
    // Chrome before 119 and Safari need this.
    event.returnValue = true;
  };
  window.addEventListener('click', click, true);
  window.addEventListener('beforeunload', ask);
  return request.finally(() => {
    window.removeEventListener('click', click, true);
    window.removeEventListener('beforeunload', ask);
  });
}
