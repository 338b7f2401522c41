import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** The folder of the approved texts: one Markdown file for each page and each shared part. */
export const approvedFolder = join(projectRoot, 'spec/pages');

/** The name of a page's approved text: `home` for `/`, `about-us` for `/about-us`. */
export const textName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** The file of an approved text. */
export const approvedFile = (name: string): string => join(approvedFolder, `${name}.md`);

/** Returns the fingerprint of an approved text: eight characters. A review contains it to identify the version that was read. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
