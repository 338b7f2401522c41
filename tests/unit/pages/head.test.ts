import { describe, expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { headingCases } from '../../page-cases/headings';
import { covers } from '../../support/covers';
import { pageTests } from '../../support/page-tests';
import { rendered, siteUrl } from '../../support/rendered';

const pages = routes.map(({ path }) => ({ path, ...rendered(path) }));

describe('the head of', () => {
  for (const { path, title, canonical, robots } of pages) {
    const others = pages.filter((other) => other.path !== path);

    test(`${path} has a unique title with the clinic's name`, covers('SHELL-TITLE~1'), () => {
      expect(title).toContain(site.name);
      expect(others.map((other) => other.title)).not.toContain(title);
    });

    test(
      path === '/not-found'
        ? `${path} has no canonical URL and is not listed by search engines`
        : `${path} has its own canonical URL`,
      covers('SHELL-CANONICAL~2'),
      () => {
        const expected = path === '/not-found' ? [undefined, 'noindex'] : [siteUrl + path, undefined];
        expect([canonical, robots]).toEqual(expected);
      },
    );
  }
});

pageTests(headingCases);
