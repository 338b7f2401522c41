import { site } from '../../src/site';
import type { Finding } from './finding';
import { readAloudReport } from './read-aloud';
import { launchReport } from './report';

type Option = 'announceSendFailure' | 'correctedCards';

/** What visitors see while an option is off, why that matters to patients, and what they see once it is on. */
const advice: Readonly<Record<Option, Readonly<Record<'off' | 'why' | 'on', string>>>> = {
  announceSendFailure: {
    off: 'When a message cannot be sent, the form is emptied and shows no error.',
    why: 'A patient or a relative then waits for an answer that never comes, and has to write it all again.',
    on: 'When a message cannot be sent, the form says so, gives the phone number and restores what the visitor wrote.',
  },
  correctedCards: {
    off: 'On /substance-abuse, two cards titled Cocaine Addiction lead to opioids and to Xanax, and two pictures show another substance.',
    why: 'A patient or a relative may read about the wrong substance, and finds no card for opioids or for Xanax.',
    on: 'Each menu card has the title and the picture of the page that it links to.',
  },
};

/** A recommendation. It does not block the launch. */
export interface Advice {
  readonly what: string;
  readonly where: string;
  readonly why: string;
}

type Chosen = Readonly<Record<Option, boolean>>;
const place = (name: string) => `src/site.ts, options.${name}`;

/** Recommends each option that is off. */
export function recommended(chosen: Chosen): readonly Advice[] {
  return Object.entries(advice)
    .filter(([name]) => !chosen[name as Option])
    .map(([name, { off, why }]) => ({ what: `Set ${name} to true. ${off}`, where: place(name), why }));
}

/** Recommends each option that is off, and names each one that the clinic has turned on. */
function optionsReport(chosen: Chosen, explained: boolean): string {
  const paragraphs = Object.entries(advice).map(([name, { off, why, on }]) => {
    return chosen[name as Option]
      ? `Switched on by the clinic, unlike the specification: ${on} (${place(name)})`
      : `We recommend: set options.${name} to true.${explained ? ` ${off} ${why}` : ''}`;
  });
  return paragraphs.join('\n');
}

/**
 * Returns the output of the launch check, and its exit code: 1 while anything must change. The list to read aloud and the
 * recommendations do not affect the exit code.
 */
export function launchOutcome(findings: readonly Finding[], chosen: Chosen, explained = false) {
  return {
    text: [launchReport(findings, explained), readAloudReport(site), optionsReport(chosen, explained)].join('\n\n'),
    exitCode: findings.length === 0 ? 0 : 1,
  };
}
