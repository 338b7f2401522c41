/** What visitors of a page can see, press, read and reach. The README explains each finding. */
export { axe } from './axe';
export { cdp } from './cdp';
export { controlStates } from './control-states';
export { inPage } from './in-page';
export * from './open-page';
export { type Snapshot, takeSnapshot } from './take-snapshot';
