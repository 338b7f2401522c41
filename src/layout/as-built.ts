type Control = HTMLInputElement | HTMLTextAreaElement;

/** The path of the page that was opened; none before it was kept. */
let opened: string | undefined;

const isElsewhere = () => opened !== window.location.pathname;

/** Whether the page at this address can be had as it was built: because it is kept, or from the host. */
export const canFallBack = () => !!opened && (!isElsewhere() || navigator.onLine);

/** Says that the page stays as it was built: its links, menus and form work, what only scripts could work goes away. */
export function markAsBuilt(): void {
  const { dataset } = document.documentElement;
  delete dataset.hydrated;
  dataset.asBuilt = '';
}

/** Says that the page is alive. */
export function comeAlive(): void {
  document.documentElement.dataset.hydrated = 'true';
}

/**
 * Keeps a copy of the built page, before React takes it over.
 * @returns what React has to call. Where it fails, the visitor gets the built page back; at another address than the one
 *   that was opened, that one is loaded in full. If it fails again, it is the one that was opened: nothing goes in circles.
 *   Where it finds the page changed (by an extension, say) and draws it anew, what was entered before is not lost.
 */
export function keepAsBuilt(root: HTMLElement) {
  opened = window.location.pathname;
  // In a document that shows nothing: in this one the copy's pictures would be fetched at once, lazy or not.
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  const controls = root.querySelectorAll<Control>('form [name]');

  /** Writes what stands in the built form into the one in its place, if there is another. */
  function carryOver() {
    for (const { name, value } of controls) {
      const control = root.querySelector<Control>(`form [name=${name}]`);
      if (control) control.value = value;
    }
  }

  const loadElsewhere = () => isElsewhere() && window.location.reload();

  return {
    onUncaughtError(error: unknown) {
      // biome-ignore lint/suspicious/noConsole: who looks after the site has to learn of it; thrown on, it is uncaught
      console.error(error);
      markAsBuilt();
      root.replaceChildren(...copy.childNodes);
      carryOver();
      if (navigator.onLine) loadElsewhere();
      window.addEventListener('popstate', loadElsewhere);
    },
    onRecoverableError(error: unknown) {
      // biome-ignore lint/suspicious/noConsole: a page that we built wrong must not go unseen
      console.warn(error);
      carryOver();
    },
  };
}
