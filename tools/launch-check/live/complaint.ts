import { few } from '../few';
import type { Finding } from '../finding';

/** Something that is wrong at one address of the live site; what is wrong at many is told once. */
export interface Complaint {
  /** The path of the address: "/about-us". */
  readonly at: string;
  readonly what: string;
  readonly todo: string;
}

/** A finding for each thing that is wrong, with the addresses where it is. */
export function findingsOf(origin: string, complaints: readonly Complaint[]): readonly Finding[] {
  const byWhat = new Map<string, Complaint[]>();
  for (const complaint of complaints) byWhat.set(complaint.what, [...(byWhat.get(complaint.what) ?? []), complaint]);
  return [...byWhat].map(([what, same]) => ({
    reader: 'web',
    what,
    where: `${origin}: ${few(same.map(({ at }) => at))}`,
    todo: same[0]?.todo ?? '',
  }));
}
