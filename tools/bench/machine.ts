import { availableParallelism } from 'node:os';

/** What a measurement was made on, in words: `2 cores, Node 20.20.2, linux`. */
export function machine(): string {
  return `${availableParallelism()} cores, Node ${process.versions.node}, ${process.platform}`;
}
