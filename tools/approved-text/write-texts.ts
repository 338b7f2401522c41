import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts the equal lines at the beginning. */
function equalLines(before: readonly string[], after: readonly string[]): number {
  const first = before.findIndex((line, index) => line !== after[index]);
  return first < 0 ? before.length : first;
}

/** Returns the lines from the first to the last difference, as they were (-) and as they are (+). */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const start = equalLines(old, now);
  const [oldRest, nowRest] = [old.slice(start).reverse(), now.slice(start).reverse()];
  const end = equalLines(oldRest, nowRest);
  const [removed, added] = [oldRest.slice(end).reverse(), nowRest.slice(end).reverse()];
  return [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n');
}

/**
 * Writes texts into a folder, and deletes the files without a text.
 * @param names the names of the files to write or delete, without `.md`; by default, all
 * @returns what has changed: whole new texts, the changed lines of others, deleted files
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
    return [`Changed: ${name}.md\n${difference(before, text)}`];
  });
}
