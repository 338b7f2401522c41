import type { routes } from '../../spec/routes';
import type { RuleTag } from '../../spec/rules';
import type { PageParts } from '../support/places';

/** An address of the contract. */
export type Path = (typeof routes)[number]['path'];

/**
 * Something that a page must show, as data, so that two layers can test it: unit tests in the prerendered HTML of the
 * page, end-to-end tests in what of the built page can be seen on a wide and on a small screen.
 */
export interface PageCase {
  readonly title: string;
  readonly rules: readonly [RuleTag, ...RuleTag[]];
  readonly path: Path;
  readonly found: (page: PageParts) => unknown;
  readonly expected: unknown;
  /** Where it can be seen without pressing anything; by default on both screens. */
  readonly screens?: 'wide';
}
