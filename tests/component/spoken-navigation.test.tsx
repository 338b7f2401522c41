import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headerLinks } from '../../spec/navigation';
import { type Route, routes } from '../../spec/routes';
import { pages } from '../../src/routing/pages';
import { routeAt } from '../../src/routing/paths';
import { covers } from '../support/covers';
import { navigationLink } from '../support/header';
import { showSite } from '../support/site';
import { spokenDuring } from '../support/spoken';

const allRoutes: readonly Route[] = routes;

for (const { label, path } of headerLinks.filter((link) => link.path !== '/')) {
  test(
    `the screen reader announces the new heading after "${label}" is followed`,
    covers('A11Y-SPOKEN~1'),
    async () => {
      // Loaded ahead, so that the navigation completes within `act`.
      await pages[routeAt(path)]();
      await showSite('/', 'wide');
      const { title } = document;
      const phrases = await spokenDuring(async () => {
        await act(async () => {
          fireEvent.click(navigationLink(label));
        });
        await expect.poll(() => document.title).not.toBe(title);
      });
      const route = allRoutes.find((candidate) => candidate.path === path);
      const heading = route?.heading ?? document.querySelector('h1')?.textContent;
      expect(phrases).toEqual([`heading, ${heading}, level 1`]);
    },
  );
}
