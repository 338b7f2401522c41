import { type Finding, launchReport } from './checks';

type Departure = 'announceSendFailure' | 'correctedCards';

/** What is said of a departure from the specification. */
interface Advice {
  /** What visitors meet while it is off. */
  readonly off: string;
  /** Why that matters to patients. */
  readonly why: string;
  /** What visitors meet once it is on. */
  readonly on: string;
}

const advice: Readonly<Record<Departure, Advice>> = {
  announceSendFailure: {
    off: 'When a message cannot be sent, the visitor is told nothing and the form is empty.',
    why: 'A patient or a relative then waits for an answer that never comes, and has to find the words again.',
    on: 'When a message cannot be sent, the form says so, names the phone and gives the words back.',
  },
  correctedCards: {
    off: 'On /substance-abuse, two cards titled Cocaine Addiction lead to opioids and to Xanax, and two pictures are of another substance.',
    why: 'A patient or a relative may read about the wrong substance, and finds no card for opioids or for Xanax.',
    on: 'Each menu card has the title and the picture of the page that it leads to.',
  },
};

/** Says of each departure that is off what we recommend, and of each that is on what the clinic chose. */
function departureReport(chosen: Readonly<Record<Departure, boolean>>): string {
  const paragraphs = Object.entries(advice).map(([name, { off, why, on }]) => {
    const where = `src/site.ts, departures.${name}`;
    return chosen[name as Departure]
      ? `A departure from the specification, taken by the clinic: ${on}\n   Where: ${where}`
      : `We recommend: set ${name} to true.\n   What: ${off}\n   Where: ${where}\n   Why: ${why}`;
  });
  return paragraphs.join('\n\n');
}

/**
 * What the launch check prints, and the code it ends with: 1 while anything must change. What we recommend stands apart
 * and is not counted.
 */
export function launchOutcome(findings: readonly Finding[], chosen: Readonly<Record<Departure, boolean>>) {
  return {
    text: `${departureReport(chosen)}\n\n${launchReport(findings)}`,
    exitCode: findings.length === 0 ? 0 : 1,
  };
}
