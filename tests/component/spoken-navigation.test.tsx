import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headerLinks } from '../../spec/navigation';
import { type Route, routes } from '../../spec/routes';
import { pages } from '../../src/routing/pages';
import { routeAt } from '../../src/routing/paths';
import { covers } from '../support/covers';
import { showSite } from '../support/site';
import { heardDuring } from '../support/spoken';

const all: readonly Route[] = routes;
const targets = headerLinks.filter(({ path }) => path !== '/');

for (const { label, path } of targets) {
  test(`following "${label}" reads out the heading of the new page`, covers('A11Y-SPOKEN~1'), async () => {
    // Its chunks are here, so that the click alone brings it.
    await pages[routeAt(path)]();
    await showSite('/', 'wide');
    const title = document.title;
    // The Programs menu repeats one of these links.
    const link = screen.getByText(label, { selector: 'header nav > ul > li > a' });
    const heard = await heardDuring(async () => {
      await act(async () => {
        fireEvent.click(link);
      });
      await expect.poll(() => document.title).not.toBe(title);
    });
    const heading = all.find((route) => route.path === path)?.heading ?? document.querySelector('h1')?.textContent;
    expect(heard).toEqual([`heading, ${heading}, level 1`]);
  });
}
