import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Where the approved texts are: one Markdown file a page, and those of the parts that pages share. */
export const approvedFolder = join(projectRoot, 'spec/pages');

/** The name of a page's approved text: `home` for `/`, `about-us` for `/about-us`. */
export const textName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** The file with the approved text of that name. */
export const approvedFile = (name: string): string => join(approvedFolder, `${name}.md`);

/** Eight characters that stand for a text: a review names those of the text that was read. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
