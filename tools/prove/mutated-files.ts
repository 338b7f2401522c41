import { groundsOf } from './grounds';
import type { Grounds } from './record';

/** The logic whose every piece is mutated: validation, sending, the state of navigation, the trace itself. */
export const mutatedFiles: readonly string[] = [];

/** What the mutation of a file rests on at present. */
export function mutationGrounds(root: string, file: string, watchers: readonly string[]): Grounds {
  return groundsOf(root, { file, listed: [] }, watchers);
}
