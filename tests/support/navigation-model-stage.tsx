import { act, fireEvent, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../../src/app';
import { siteUrl } from '../../src/seo/site-url';
import type { FoundLink, NavigationModel, Place } from './navigation-model';

/** Waits until the page at an address is shown: its title is the last thing that changes. */
async function shown(path: string): Promise<void> {
  await expect.poll(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(siteUrl + path);
  await expect.poll(() => document.querySelector('main')?.getAttribute('aria-busy')).toBeNull();
}

/** Waits until a navigation has ended, which is when the focus is at the heading. */
const focused = () => expect.poll(() => document.activeElement).toBe(document.querySelector('h1'));

/** The real site with the real history of the browser, at its home page, beside its model. */
export async function navigationStage(model: NavigationModel) {
  // Without the router's own state, so that the history begins anew.
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  );
  await shown('/');

  /** Each title met on this walk, with the one address that may have it. */
  const titles = new Map([[document.title, '/']]);

  /** One of the links to another place of the site; those to a part of a page lead elsewhere than to its top. */
  function linkAt(place: Place, choice: number): HTMLAnchorElement {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]:not([href*="#"])`)];
    const link = links[choice % links.length];
    if (!link) throw new Error(`There is no link in the ${place}`);
    return link;
  }

  /** Opens the menu that a link stands in, if it stands in one. */
  function bringIntoSight(link: HTMLElement): void {
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
    await shown(model.page.path);
    await focused();
  }

  return {
    /** Holds where the visitor is against the model. */
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
    async follow(place: Place, choice: number): Promise<void> {
      const link = linkAt(place, choice);
      bringIntoSight(link);
      const label = link.getAttribute('aria-label') ?? link.textContent ?? '';
      const found: FoundLink = { place, label, address: link.getAttribute('href') ?? '' };
      model.follow(found);
      await act(async () => {
        fireEvent.click(link);
      });
      await shown(model.page.path);
      await focused();
    },
    back: () => move(() => window.history.back()),
    forward: () => move(() => window.history.forward()),
  };
}

export type NavigationStage = Awaited<ReturnType<typeof navigationStage>>;
