import type { RuleId } from '../../spec/all-rules';
import type { Route } from '../../spec/routes';
import type { View } from './views';

export type Rules = readonly [RuleId, ...RuleId[]];

/** What both tables of assertions have. */
export interface Assertion {
  readonly what: string;
  readonly rules: Rules | ((route: Route, view: View) => Rules);
  /** The views that it is for: all, if it says nothing. */
  readonly on?: (view: View) => boolean;
  /** The pages that `npm test` visits for it, where the view has all pages: all, if it says nothing. `test:all` visits all. */
  readonly pages?: (route: Route, view: View) => boolean;
}

export const isTopic = ({ template }: Route): boolean => template === 'condition' || template === 'substance';

/** The rules of what all pages have around their content. */
export const frameRules = (route: Route): Rules => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
];

/** The rules of the text and pictures of a page, header and footer among them, in a view. */
export const rulesOf = (route: Route, { rules }: View): Rules => rules ?? [route.rule, ...frameRules(route)];
