import type { Example, PseudoState } from '../../src/components/example';

const exampleFiles = import.meta.glob<{ examples: readonly Example[] }>('/src/**/*.examples.tsx', { eager: true });
const sources = import.meta.glob<string>(['/src/{components,contact,layout}/**/*.tsx', '!/src/**/*.examples.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A component and its examples. */
export interface Entry {
  /** The component's name, which is also that of its file. */
  readonly name: string;
  /** Its file, from the project's root. */
  readonly file: string;
  /** The comment above it. */
  readonly description: string;
  readonly examples: readonly Example[];
}

/** The text of the comment above an exported component, on one line, without its tags. */
function descriptionOf(name: string, source: string): string {
  const comment =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(source)?.[1] ?? '';
  return comment
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replace(/ @.*|`/g, '')
    .trim();
}

/** Every component that has examples, by name. */
export const catalog: readonly Entry[] = Object.entries(exampleFiles)
  .map(([path, { examples }]) => {
    const file = path.replace('.examples.tsx', '.tsx');
    const name = file.split('/').at(-1)?.replace('.tsx', '') ?? file;
    return { name, file: file.slice(1), description: descriptionOf(name, sources[file] ?? ''), examples };
  })
  .sort((one, other) => one.name.localeCompare(other.name));

/** The files of `src/components` that export a component, from the project's root: each should have examples. */
export const componentFiles: readonly string[] = Object.keys(sources)
  .filter((path) => path.startsWith('/src/components/'))
  .map((path) => path.slice(1));

/** The address at which the gallery shows only this example, in a document of its own. */
export function exampleAddress(entry: Entry, { state }: Example, pseudoState?: PseudoState): string {
  return `/__gallery?${new URLSearchParams({ component: entry.name, state, ...(pseudoState && { pseudoState }) })}`;
}

/** The example at such an address; undefined at the address of the gallery itself. */
export function exampleAt(search: string): { example: Example; pseudoState: string | undefined } | undefined {
  const query = new URLSearchParams(search);
  const example = catalog
    .find(({ name }) => name === query.get('component'))
    ?.examples.find(({ state }) => state === query.get('state'));
  return example && { example, pseudoState: query.get('pseudoState') ?? undefined };
}
