/** Ends a build with a line for each problem; a stack trace would hide them. */
export function stopAt(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
