import { type Finding, shortList } from '../finding';

/** Something wrong at one address of the live site. */
export interface Problem {
  /** The path of the address: "/about-us". */
  readonly at: string;
  readonly what: string;
  readonly todo: string;
}

/** Merges problems that differ only in their address into one finding. */
export function findingsOf(origin: string, problems: readonly Problem[]): readonly Finding[] {
  const byWhat = new Map<string, Problem[]>();
  for (const problem of problems) byWhat.set(problem.what, [...(byWhat.get(problem.what) ?? []), problem]);
  return [...byWhat].map(([what, same]) => ({
    reader: 'web',
    what,
    where: `${origin}: ${shortList(same.map(({ at }) => at))}`,
    todo: same[0]?.todo ?? '',
  }));
}
