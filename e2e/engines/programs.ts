import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program of that name on the PATH; undefined when there is none. */
export function programOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function foldersIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Looks for a program below /usr/lib and /usr/libexec, two folders deep, where systems keep parts of libraries. */
export function libraryProgramOf(name: string, folderName: RegExp): string | undefined {
  const outer = ['/usr/lib', '/usr/libexec', '/usr/lib64'].flatMap(foldersIn);
  // A folder whose name fits may stand at either depth; only the ones for an architecture are looked into.
  const inner = outer.filter((folder) => /-linux-gnu/.test(folder)).flatMap(foldersIn);
  return [...outer, ...inner]
    .filter((folder) => folderName.test(folder))
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
