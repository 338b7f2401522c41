import type { RuleTag } from '../../spec/all-rules';
import type { routes } from '../../spec/routes';
import type { PageParts } from '../support/places';

/** An address of the contract. */
export type Path = (typeof routes)[number]['path'];

/**
 * Something that a page must show, as data, so that two layers can test it: unit tests on the prerendered HTML,
 * end-to-end tests on what is visible of the built page on a wide and on a small screen.
 */
export interface PageCase {
  readonly title: string;
  readonly rules: readonly [RuleTag, ...RuleTag[]];
  readonly path: Path;
  readonly found: (page: PageParts) => unknown;
  readonly expected: unknown;
  /** The screen on which it is visible without any interaction; by default both. */
  readonly screens?: 'wide';
}
