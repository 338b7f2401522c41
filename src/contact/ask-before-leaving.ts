/** Links that open another program and leave the document where it is. Browsers ask there too. */
const otherPrograms = 'a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"]';

/**
 * While a request is in flight, makes the browser ask before the document is left: leaving would cancel the request, and
 * the message would be lost without a word. A call is never held up by a question.
 * @returns the request
 */
export function askBeforeLeaving<Answer>(request: Promise<Answer>): Promise<Answer> {
  let calling = false;
  const click = ({ target }: Event) => {
    calling = target instanceof Element && target.closest(otherPrograms) !== null;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (calling) return;
    event.preventDefault();
    // For Chrome before 119 and Safari.
    event.returnValue = true;
  };
  window.addEventListener('click', click, true);
  window.addEventListener('beforeunload', ask);
  return request.finally(() => {
    window.removeEventListener('click', click, true);
    window.removeEventListener('beforeunload', ask);
  });
}
