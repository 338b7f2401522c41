import { dirname } from 'node:path';

/** The project's top folder, from which tools resolve all paths. */
export const projectRoot = dirname(import.meta.dirname);
