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

describe('what a page says of itself', () => {
  for (const { path, title, description, canonical } of pages) {
    const others = pages.filter((other) => other.path !== path);

    test(`${path} has a title of its own that names the clinic`, covers('SHELL-TITLE~1'), () => {
      expect(title).toContain(site.name);
      expect(others.map((other) => other.title)).not.toContain(title);
    });

    test(`${path} has a description of a fitting length`, covers('SHELL-DESCRIPTION~1'), () => {
      expect(description.length).toBeGreaterThanOrEqual(descriptionLength.min);
      expect(description.length).toBeLessThanOrEqual(descriptionLength.max);
    });

    test(`${path} has a description of its own`, covers('SHELL-DESCRIPTION~1'), () => {
      expect(others.map((other) => other.description)).not.toContain(description);
    });

    test(`${path} names its own address as the canonical one`, covers('SHELL-CANONICAL~1'), () => {
      expect(canonical).toBe(siteUrl + path);
    });
  }
});

describe('the heroes of the three services', () => {
  for (const { path, heading, headingEndsWith } of routes) {
    if (headingEndsWith) {
      test(
        `${path} is headed with the name of the clinic, then "${headingEndsWith}"`,
        covers('CONTENT-SERVICE-HEROES~1'),
        () => {
          expect(headingOf(path)).toBe(`${site.name} ${headingEndsWith}`);
        },
      );
    }
    if (path === '/case-management') {
      test(`${path} is headed "${heading}"`, covers('CONTENT-SERVICE-HEROES~1'), () => {
        expect(headingOf(path)).toBe(heading);
      });
    }
  }
});

test(`the page on depression stands at ${depressionPath}`, covers('CONST-DEPRESSION-PATH~1'), () => {
  expect(headingOf(depressionPath)).toBe('Depression');
});
