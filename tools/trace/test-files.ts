import type { Layer } from './model';

/** Which files hold tests of which layer, by their paths relative to the project. */
export const isTestOf: Readonly<Record<Layer, RegExp>> = {
  unit: /^tests\/unit\/.*\.test\.tsx?$/,
  component: /^tests\/component\/.*\.test\.tsx?$/,
  e2e: /^e2e\/.*\.spec\.ts$/,
};
