/** The links that are tapped: the second page of a visit. */
export const ways = [
  { from: '/', to: '/contact' },
  { from: '/contact', to: '/' },
  { from: '/depression', to: '/contact' },
  { from: '/mental-health', to: '/depression' },
] as const;

/**
 * Runs in the page: fetches the targets of its links, and swaps `<main>` when one is followed. It does what a visitor
 * would miss (address, title, focus, scroll) and nothing else, so that no router can be expected to be faster.
 */
function swapPages(targets: readonly string[]): void {
  // No named function: the compiler would add calls to a helper that the page does not have.
  const kept = new Map<string, { title: string; main: Element }>();
  window.addEventListener('load', async () => {
    for (const target of targets) {
      const response = await fetch(target);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const main = page.querySelector('main');
      if (main) kept.set(target, { title: page.title, main: document.adoptNode(main) });
    }
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const page = link && link.origin === window.location.origin && kept.get(link.pathname);
    if (!page) return;
    event.preventDefault();
    window.history.pushState(null, '', link.href);
    document.title = page.title;
    document.querySelector('main')?.replaceWith(page.main);
    page.main.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
}

/**
 * Makes a page without scripts one of the floor: the same HTML, swapped by a few lines of script without a framework.
 * @param file the page's file, as in `contact.html`
 */
export function withSwap(html: string, file: string): string {
  const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const targets = ways.filter(({ from }) => from === path).map(({ to }) => to);
  const script = `<script>(${swapPages})(${JSON.stringify(targets)})</script>`;
  // The policy allows only the site's own inline scripts. Functions, because text to put in place may contain `$`.
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, () => '')
    .replace('</body>', () => `${script}</body>`);
}
