import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines of a text that another one lacks, each after a mark. */
const linesOnlyIn = (text: string, other: string, mark: string) =>
  text
    .split('\n')
    .filter((line) => !other.split('\n').includes(line))
    .map((line) => `\n${mark} ${line}`);

/**
 * Writes texts into a folder, and deletes the files without a text.
 * @param names the names of the files to write or delete, without `.md`; by default, all
 * @returns what has changed: whole new texts, the lines that others have lost or gained, deleted files
 * @throws if there is neither a text nor a file of a name
 */
export function writeTexts(
  texts: ReadonlyMap<string, string>,
  folder: string,
  names: readonly string[] = [],
): string[] {
  const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  const known = new Set([...texts.keys(), ...files.filter((name) => name !== 'README')]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `There is no page or shared part named ${unknown.join(', ')}. Write a path, such as /about-us, or layout or contact-form.`,
    );
  return [...(names.length > 0 ? names : known)].flatMap((name) => {
    const [file, text] = [join(folder, `${name}.md`), texts.get(name)];
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (text === before) return [];
    if (text !== undefined) writeFileSync(file, text);
    else rmSync(file);
    if (text === undefined) return [`Deleted ${name}.md, because the contract has no such page.`];
    if (before === undefined) return [`New: ${name}.md\n${text}`];
    return [[`Changed: ${name}.md`, ...linesOnlyIn(before, text, '-'), ...linesOnlyIn(text, before, '+')].join('')];
  });
}
