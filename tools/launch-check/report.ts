import { type Finding, readers } from './finding';

const confirm = `To answer a question, add its name to “confirmed” in src/site.ts, with your own name and the day:
  'plan-sign-off': { by: 'Ana Ruiz, MD', on: '2026-11-22' },`;

/** Why a clinic should turn on an option that the specification does not have. */
const options = {
  announceSendFailure:
    'Without it, a message that cannot be sent vanishes, and a patient waits for an answer that never comes.',
  correctedCards: 'Without it, three cards on /substance-abuse have the title or picture of another substance.',
};

/** Formats findings as a list for each person, one finding per line. */
export const lists = (findings: readonly Finding[], heading: string): readonly string[] =>
  readers.flatMap((reader) => {
    const own = findings.filter(({ who }) => who === reader).map(({ where, what }) => `  ${where}: ${what}`);
    return own.length === 0 ? [] : [`${heading} ${reader} (${own.length})\n\n${own.join('\n')}`];
  });

/**
 * Formats the report of the launch check.
 * @param soon what will be due within a month
 * @param chosen the options of the clinic
 */
export function launchReport(
  findings: readonly Finding[],
  soon: readonly Finding[],
  chosen: Readonly<Record<string, boolean>>,
): string {
  const advice = Object.entries(options).flatMap(([name, why]) =>
    chosen[name] ? [] : [`We recommend options.${name}. ${why}`],
  );
  const left =
    findings.length === 0 ? 'nothing left to change' : `${findings.length} left to change before this site goes live`;
  return [
    ...lists(findings, 'For the'),
    ...lists(soon, 'Due within a month, for the'),
    ...(findings.some(({ where }) => where.startsWith('confirmed')) ? [confirm] : []),
    ...advice,
    `Launch check: ${left}.`,
  ].join('\n\n');
}
