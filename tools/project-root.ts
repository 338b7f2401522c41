import { dirname } from 'node:path';

/** The project's top folder, from which the tools resolve paths. */
export const projectRoot = dirname(import.meta.dirname);
