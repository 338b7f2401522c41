import type { Route } from '../../spec/routes';
import type { Tag } from '../support/test';
import type { View } from './views';

/** The rules that an assertion covers, or its subject. */
export type Tags = readonly [Tag, ...Tag[]];

/** The properties that a snapshot assertion and a page assertion share. */
export interface Assertion {
  /** The end of the test's title. */
  readonly what: string;
  readonly tags: Tags | ((route: Route, view: View) => Tags);
  /** Selects the views in which it runs. By default, all views. */
  readonly on?: (view: View) => boolean;
  /** Selects the pages on which `npm test` runs it. By default, all pages of the view. `npm run test:all` ignores this. */
  readonly pages?: (route: Route, view: View) => boolean;
}

const isTopic = ({ template }: Route): boolean => template === 'condition' || template === 'substance';

/** Returns the rules about the parts of a page and their order. */
const layoutRules = (route: Route): Tags => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
];

/** Returns the tags of assertions about the text and pictures of a page, with its header and footer, in a view. */
export const tagsOf = (route: Route, { tags }: View): Tags =>
  tags ?? [...layoutRules(route), ...(route.rule ? [route.rule] : [])];
