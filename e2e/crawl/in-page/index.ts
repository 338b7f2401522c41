/** The functions that the crawl calls inside a page. `inPage` bundles this module and loads it there. */
export { measureControlBoxes } from './control';
export { FocusWalk } from './focus-walk';
export { moving, movingWhenPressed } from './motion';
export { coveredTargets, slidesOver, tallPins } from './pinned';
export { takeSnapshot } from './snapshot';
export { kindsOfStops } from './tab-stops';
export { textsIn, writtenAndSeen } from './texts';
