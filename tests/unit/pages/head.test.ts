import { describe, expect, test } from 'vitest';
import { depressionPath } from '../../../spec/constants';
import { descriptionLength } from '../../../spec/language';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { one, type Path, rendered, siteUrl } from '../../support/rendered';
import { textOf } from '../../support/text';

const pages = routes.map(({ path }) => ({ path, ...rendered(path) }));
const headingOf = (path: Path) => textOf(one(rendered(path).main, 'h1'));

describe('the head of', () => {
  for (const { path, title, description, canonical } of pages) {
    const others = pages.filter((other) => other.path !== path);

    test(`${path} has a unique title with the clinic's name`, covers('SHELL-TITLE~1'), () => {
      expect(title).toContain(site.name);
      expect(others.map((other) => other.title)).not.toContain(title);
    });

    test(`${path} has a description of the right length`, covers('SHELL-DESCRIPTION~1'), () => {
      expect(description.length).toBeGreaterThanOrEqual(descriptionLength.min);
      expect(description.length).toBeLessThanOrEqual(descriptionLength.max);
    });

    test(`${path} has a unique description`, covers('SHELL-DESCRIPTION~1'), () => {
      expect(others.map((other) => other.description)).not.toContain(description);
    });

    test(`${path} has its own canonical URL`, covers('SHELL-CANONICAL~1'), () => {
      expect(canonical).toBe(siteUrl + path);
    });
  }
});

describe('the heroes of the three service pages', () => {
  for (const { path, heading, headingEndsWith } of routes) {
    if (headingEndsWith) {
      test(
        `the heading of ${path} is the clinic's name and "${headingEndsWith}"`,
        covers('CONTENT-SERVICE-HEROES~1'),
        () => {
          expect(headingOf(path)).toBe(`${site.name} ${headingEndsWith}`);
        },
      );
    }
    if (path === '/case-management') {
      test(`the heading of ${path} is "${heading}"`, covers('CONTENT-SERVICE-HEROES~1'), () => {
        expect(headingOf(path)).toBe(heading);
      });
    }
  }
});

test(`the page about depression is at ${depressionPath}`, covers('CONST-DEPRESSION-PATH~1'), () => {
  expect(headingOf(depressionPath)).toBe('Depression');
});
