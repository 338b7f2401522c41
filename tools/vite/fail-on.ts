/** If there are problems, prints one line for each and ends the build, without a stack trace, which would hide them. */
export function failOn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
