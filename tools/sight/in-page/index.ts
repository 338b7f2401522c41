/** The functions that run inside a page. `inPage` bundles this module and loads it there. */
export { measureControlBoxes } from './control';
export { watchFocus } from './focus-walk';
export { moving, movingOnFocus, movingWhenPressed } from './motion';
export { shapeless } from './painting';
export { coveredTargets, lostParts, slidesOver, tallPins } from './pinned';
export { takeSnapshot } from './snapshot';
export { kindsOfStops } from './tab-stops';
export { textsIn, writtenAndSeen } from './texts';
