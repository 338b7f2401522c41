/** The links that the benchmark taps. `to` is the second page of a visit. */
export const tappedLinks = [
  { from: '/', to: '/contact' },
  { from: '/contact', to: '/' },
  { from: '/depression', to: '/contact' },
  { from: '/mental-health', to: '/depression' },
] as const;

/**
 * Runs in the page. Fetches the target pages, and swaps `<main>` when a visitor follows a link to one of them. Also updates
 * the address, title, focus and scroll position, as visitors expect, and does nothing else. A router can hardly do less.
 */
function swapPages(targets: readonly string[]): void {
  // Don't name a function here: the compiler would add calls to a helper that the page lacks.
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
 * Turns a page without scripts into a page of the floor: adds the script `swapPages` for the links that are tapped on it.
 * @param file the file of the page, such as `contact.html`
 */
export function withSwap(html: string, file: string): string {
  const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const targets = tappedLinks.filter(({ from }) => from === path).map(({ to }) => to);
  const script = `<script>(${swapPages})(${JSON.stringify(targets)})</script>`;
  // Remove the policy, which would block this script. The replacements are functions, because `$` has a special meaning in a string.
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, () => '')
    .replace('</body>', () => `${script}</body>`);
}
