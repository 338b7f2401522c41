import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder; every path that a tool needs starts here. */
export const projectRoot = resolve(fileURLToPath(import.meta.url), '../..');
