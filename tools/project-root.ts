import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder, from which tools resolve all paths. */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../..');
