import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program with this name on the PATH; undefined if there is none. */
export function programOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function foldersIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Finds a program in /usr/lib or /usr/libexec, up to two folders deep, where systems keep programs of libraries. */
export function libraryProgramOf(name: string, folderName: RegExp): string | undefined {
  const outer = ['/usr/lib', '/usr/libexec', '/usr/lib64'].flatMap(foldersIn);
  // A matching folder may be at either depth; of the outer folders, only those for an architecture are searched.
  const inner = outer.filter((folder) => /-linux-gnu/.test(folder)).flatMap(foldersIn);
  return [...outer, ...inner]
    .filter((folder) => folderName.test(folder))
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
