/** The crawl's in-page module. `inPage` bundles it. */
export { boxOf } from './boxes';
export { measureStates } from './control';
export { FocusWalk } from './focus-walk';
export { moving, movingWhenPressed } from './motion';
export { nameOf } from './names';
export { coveredTargets, slidesOver } from './pinned';
export { takeSnapshot } from './snapshot';
export { kindsOfStops, tabStops } from './tab-stops';
