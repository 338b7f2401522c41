import { act, fireEvent, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../../src/app';
import { siteUrl } from '../../src/seo/site-url';
import type { FoundLink, NavigationModel, PagePart } from './navigation-model';

/** Waits until the page at an address has rendered. */
async function rendered(path: string): Promise<void> {
  await expect.poll(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(siteUrl + path);
  await expect.poll(() => document.querySelector('main')?.getAttribute('aria-busy')).toBeNull();
}

/** Waits until a navigation has moved the focus to the heading. */
const focused = () => expect.poll(() => document.activeElement).toBe(document.querySelector('h1'));

/** The real site in the browser's own history, at its home page, paired with its model. */
export async function navigationDriver(model: NavigationModel) {
  // Without the router's state of an earlier run.
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await rendered('/');

  /** The titles so far, each with the one address that may have it. */
  const titles = new Map([[document.title, '/']]);

  /** One of the internal links, except those to a fragment of a page. */
  function linkIn(part: PagePart, choice: number): HTMLAnchorElement {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^="/"]:not([href*="#"])`)];
    const link = links[choice % links.length];
    if (!link) throw new Error(`There is no link in the ${part}`);
    return link;
  }

  /** Opens the menu that contains a link, if any. */
  function reveal(link: HTMLElement): void {
    const summary = link.closest('details')?.querySelector('summary');
    if (summary) fireEvent.click(summary);
    expect(link.checkVisibility()).toBe(true);
  }

  async function move(go: () => void): Promise<void> {
    await act(async () => {
      const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      go();
      await popped;
    });
    await rendered(model.page.path);
    await focused();
  }

  return {
    /** Compares the page with the model. */
    check(): void {
      const { path, heading, headingEndsWith } = model.page;
      const h1 = document.querySelector('h1');
      expect(window.location.pathname).toBe(path);
      if (heading !== null) expect(h1?.textContent).toBe(heading);
      else expect(h1?.textContent).toMatch(new RegExp(`${headingEndsWith ?? '\\S'}$`));
      expect(document.querySelectorAll('details[open]')).toHaveLength(0);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(titles.get(document.title) ?? path).toBe(path);
      titles.set(document.title, path);
    },
    async follow(part: PagePart, choice: number): Promise<void> {
      const link = linkIn(part, choice);
      reveal(link);
      const label = link.getAttribute('aria-label') ?? link.textContent ?? '';
      const found: FoundLink = { part, label, address: link.getAttribute('href') ?? '' };
      model.follow(found);
      await act(async () => {
        fireEvent.click(link);
      });
      await rendered(model.page.path);
      await focused();
    },
    back: () => move(() => window.history.back()),
    forward: () => move(() => window.history.forward()),
  };
}

export type NavigationDriver = Awaited<ReturnType<typeof navigationDriver>>;
