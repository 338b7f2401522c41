import type { Advice } from './advice';
import { type Finding, groups } from './finding';

/** A heading for each group that has findings, and under it what, where and what to do. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Launch check: nothing left to change.';
  const sorted = groups.flatMap((group) => findings.filter((finding) => finding.group === group));
  const items = sorted.map(({ group, what, where, todo }, index) => {
    const heading = group === sorted[index - 1]?.group ? '' : `${group.toUpperCase()}\n\n`;
    return `${heading}${index + 1}. ${what}\n   Where: ${where}\n   To do: ${todo}`;
  });
  return `${items.join('\n\n')}\n\nLaunch check: ${findings.length} left to change before this site goes live.`;
}

/** The same for programs (`--json`). */
export function launchJson(findings: readonly Finding[], recommended: readonly Advice[]): string {
  return JSON.stringify({ ready: findings.length === 0, left: findings, recommended }, null, 2);
}
