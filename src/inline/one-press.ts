/**
 * Runs in the head of every built page (tools/build/page-template.ts writes it there). Before a page is alive the browser posts
 * the form itself, and would post it anew for each further press while the answer is on its way. Here one press sends one
 * message: until the browser leaves the page, further ones are held, also from what has come alive in the meantime.
 */
{
  /** As for a message that React sends (contact/sender.ts), in ms: after this, nothing came of it. */
  const limit = 20_000;
  let heldUntil = 0;

  addEventListener(
    'submit',
    (event) => {
      if (event.timeStamp >= heldUntil) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // What nobody has taken over by now, the browser posts.
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) heldUntil = event.timeStamp + limit;
  });

  // A visitor who comes back finds the page as it was left, and may write again.
  addEventListener('pagehide', () => {
    heldUntil = 0;
  });
}
