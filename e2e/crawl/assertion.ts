import type { Page } from '@playwright/test';
import type { Route } from '../../spec/routes';
import type { Snapshot } from '../../tools/sight/index';
import { templateRoutes } from '../support/routes';
import type { Tags, View } from './views';

interface Common {
  /** The end of the test's title. */
  readonly what: string;
  readonly tags: Tags | ((route: Route, view: View) => Tags);
  /** Selects the views and pages to which it applies. By default, all. */
  readonly on?: (view: View, route: Route) => boolean;
}

/** An assertion about a snapshot of a page. It returns one line for each finding. */
export interface SnapshotAssertion extends Common {
  readonly ofSnapshot: (snapshot: Snapshot, view: View, route: Route) => readonly string[];
}

/** An assertion about an open page, which it may scroll and focus but not change. It returns one line for each finding. */
export interface PageAssertion extends Common {
  readonly ofPage: (page: Page, route: Route, view: View) => Promise<readonly string[]>;
}

const isTopic = ({ template }: Route): boolean => template === 'condition' || template === 'substance';

/** Returns the rules about a page, its parts and their order. */
export const rulesOf = (route: Route): Tags => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
  ...(route.rule ? [route.rule] : []),
];
/** Returns the tags of assertions about the text and pictures of a page in a view. */
export const tagsOf = (route: Route, { tags }: View): Tags => tags ?? rulesOf(route);

/** Whether a page stands for its template. */
export const isExample = (route: Route): boolean => templateRoutes.includes(route);
