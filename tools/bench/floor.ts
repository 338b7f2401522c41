import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
    const heading = page.main.querySelector('h1');
    // A heading can have the focus only with a `tabindex`, which the site adds, too.
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
}

/**
 * Copies a built site without its compressed files. In its pages, replaces the inline script, which imports the site's scripts, by
 * `swapPages`, and removes the policy that blocks it.
 */
export async function writeFloor(site: string, floor: string): Promise<void> {
  await cp(site, floor, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const script = `<script>(${swapPages})(${JSON.stringify([...new Set(tappedLinks.map(({ to }) => to))])})</script>`;
  for (const name of (await readdir(floor)).filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(floor, name), 'utf8');
    const open = page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    // A function, because `$` has a special meaning in a string.
    await writeFile(
      join(floor, name),
      open.replace(/<script>.*?<\/script>/s, () => script),
    );
  }
}
