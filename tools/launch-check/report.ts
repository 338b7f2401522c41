import { paths } from '../../src/paths';
import type { Advice } from './advice';
import { type Finding, readers } from './finding';

/** Formats the findings as a list for each role, one finding per line. With `explained`, adds what to do below each. */
export function launchReport(findings: readonly Finding[], explained: boolean): string {
  const lists = Object.entries(readers).flatMap(([reader, heading]) => {
    const own = findings.filter((finding) => finding.reader === reader);
    const items = own.map(({ what, where, todo }) => `  ${where}: ${what}${explained ? `\n      ${todo}` : ''}`);
    return own.length === 0 ? [] : [`${heading} (${own.length})\n\n${items.join('\n')}`];
  });
  if (lists.length === 0) return 'Launch check: nothing left to change.';
  const confirm = [
    'To confirm something, add a line to “confirmed” in src/site.ts, with your own name and the day:',
    "  'plan-sign-off': { by: 'Ana Ruiz, MD', on: '2026-11-22' },",
  ].join('\n');
  const forbidden = findings.filter(({ forbids }) => forbids).length;
  const law = forbidden > 0 ? ` By law, ${forbidden} of these must be resolved first.` : '';
  const count = `Launch check: ${findings.length} left to change before this site goes live.${law}`;
  return [...lists, confirm, explained ? count : `${count} What to do: npm run launch-check -- --explain`].join('\n\n');
}

/** Formats the findings about the live site. @param files the number of checked files, besides pages */
export function liveReport(url: string, findings: readonly Finding[], files: number, explained: boolean): string {
  if (findings.length === 0)
    return `Launch check of ${url}: nothing is wrong with ${paths.length} pages, ${files} files and the response to unknown addresses.`;
  const items = findings.map(({ what, where, todo }) => `  ${where}\n      ${what}${explained ? ` ${todo}` : ''}`);
  const count = `Launch check of ${url}: ${findings.length} to fix.`;
  return [...items, '', explained ? count : `${count} What to do: npm run launch-check -- --url ${url} --explain`].join(
    '\n',
  );
}

/** Formats findings and recommendations as JSON. */
export function launchJson(findings: readonly Finding[], recommended: readonly Advice[]): string {
  return JSON.stringify({ ready: findings.length === 0, left: findings, recommended }, null, 2);
}
