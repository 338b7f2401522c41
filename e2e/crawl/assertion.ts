import type { RuleId } from '../../spec/all-rules';
import type { Route } from '../../spec/routes';
import type { View } from './views';

export type Rules = readonly [RuleId, ...RuleId[]];

/** The properties that a snapshot assertion and a page assertion share. */
export interface Assertion {
  /** The end of the test's title. */
  readonly what: string;
  readonly rules: Rules | ((route: Route, view: View) => Rules);
  /** Selects the views in which it runs. By default, all views. */
  readonly on?: (view: View) => boolean;
  /** Selects the pages on which `npm test` runs it. By default, all pages of the view. `npm run test:all` ignores this. */
  readonly pages?: (route: Route, view: View) => boolean;
}

export const isTopic = ({ template }: Route): boolean => template === 'condition' || template === 'substance';

/** Returns the rules about the parts of a page and their order. */
export const layoutRules = (route: Route): Rules => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
];

/** Returns the rules about the text and pictures of a page, with its header and footer, in a view. */
export const rulesOf = (route: Route, { rules }: View): Rules => rules ?? [route.rule, ...layoutRules(route)];
