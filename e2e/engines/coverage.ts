import type { EngineKind } from './engine';

/** One line that lists the engines that a run covered, and those that are not installed. */
export function coverage(
  covered: readonly string[],
  missing: readonly Pick<EngineKind, 'name' | 'packages'>[],
): string {
  const names = covered.length === 1 ? `${covered[0]} only` : covered.join(', ');
  if (missing.length === 0) return `Engines covered: ${names}`;
  const absent = missing.map(({ name }) => name).join(' and ');
  const packages = missing.flatMap((kind) => kind.packages).join(' ');
  const verb = missing.length === 1 ? 'is' : 'are';
  return `Engines covered: ${names}; ${absent} ${verb} not installed here (apt-get install ${packages})`;
}
