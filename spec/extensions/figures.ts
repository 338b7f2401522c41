/**
 * The figures of the specification (sections 1, 2, 4 and 9), and how to find the sentences about them: no sentence of any
 * page may give another. An extension: the specification gives each figure once, and pages repeat them.
 */
export interface Figure {
  readonly what: string;
  /** The sentences about it; each is searched together with the heading above it. */
  readonly about: RegExp;
  /** The id of the rule that fixes it, if a clinic may leave that rule. */
  readonly rule?: string;
  /** Only on this page; on all pages, if left out. */
  readonly path?: `/${string}`;
  /** What in such a sentence is a figure of this kind. */
  readonly figure: RegExp;
  /**
   * What it may be. `{phone}` and `{certification}` are the clinic's number and that of its certification; `{conditions}` and
   * `{substances}` count the pages, which are 10 and 12 until a clinic adds some.
   */
  readonly allowed: readonly string[];
}

// "20 hours a week" is no week.
const number =
  '(?<!\\b(?:hours?|times?|days?) )(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|ninety)';
const qualifier = '(?:at least|at most|up to|under|fewer than|less than|more than|no more than|over|only)';
/** An amount with its unit, such as "at least 6 months". */
const amount = (unit: string) =>
  new RegExp(`\\b(?:${qualifier} )?${number}(?: or more| or fewer)?[ -](?:${unit})\\b`, 'gi');
const duration = amount('days?|weeks?|months?|years?');
const hotline = /\b(?:crisis|our|the) hotline\b|\bcrisis line\b(?<!veterans crisis line)|\bimmediate support\b/i;
const dialed = /(?:tel|sms):[+\d]+/g;

export const figures = [
  {
    what: 'the treatment plan is developed within 30 days of admission',
    about:
      /\btreatment plan\b|\badmission\b|\badmitted\b|\bplan\b.*\b(?:complete|developed|done|finished|ready|written)\b/i,
    figure: duration,
    allowed: ['30 days'],
  },
  {
    what: 'progress is reassessed weekly, in a weekly summary',
    about: /\breassess|\bsummar(?:y|ies)\b|\bcheck your progress\b/i,
    figure:
      /\b(?:daily|weekly|biweekly|monthly|quarterly|yearly|(?:a|each|every|once a|twice a)(?: other| second| few| two)? (?:day|week|month|quarter|year)s?)\b/gi,
    allowed: ['weekly', 'each week', 'every week', 'once a week'],
  },
  {
    what: 'DBT asks for a commitment of at least 6 months',
    about: /\bDBT\b|\bdialectical\b/i,
    figure: amount('weeks?|months?|years?'),
    allowed: ['at least 6 months'],
  },
  {
    what: 'acute stress disorder is diagnosed after at least 9 symptoms',
    path: '/acute-stress-disorder',
    about: /\bsymptoms\b/i,
    figure: amount('symptoms'),
    allowed: ['at least 9 symptoms'],
  },
  {
    what: 'acute stress disorder lasts 3 days up to 1 month; after that, it may be PTSD',
    path: '/acute-stress-disorder',
    about: /\bdiagnos|\bsymptoms\b|\bacute stress disorder is\b/i,
    figure: duration,
    allowed: ['3 days', 'up to 1 month', 'more than 1 month'],
  },
  {
    what: 'crisis hotline and support team are there 24 hours a day, 7 days a week',
    rule: 'CONST-CRISIS-24-7',
    about: new RegExp(`${hotline.source}|\\bsupport team\\b|\\bis answered\\b`, 'i'),
    figure:
      /\b(?:24\/\d|\d+ hours a day|\d+ days a week|weekdays?|(?:mon|tues|wednes|thurs|fri)days?|(?:business|office|working) (?:days?|hours)|tomorrow|next day|\d+ ?[ap]\.?m\b)/gi,
    allowed: ['24/7', '24 hours a day', '7 days a week'],
  },
  { what: 'the crisis hotline has the number of the clinic', about: hotline, figure: dialed, allowed: ['tel:{phone}'] },
  {
    what: 'an initial assessment is booked, and admissions reached, at the number of the clinic',
    about: /\badmissions department\b|\binitial assessment\b/i,
    figure: dialed,
    allowed: ['tel:{phone}'],
  },
  {
    what: 'the state certification expires on 11/30/25',
    rule: 'CONST-CERTIFICATION-EXPIRY',
    about: /\bexpir/i,
    figure: /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\p{Lu}\p{L}+ \d{1,2}, \d{4}\b/gu,
    allowed: ['11/30/25'],
  },
  {
    what: 'the state certification has one number',
    rule: 'FOOT-CERTIFICATION',
    about: /\bcertification number\b/i,
    figure: /\b\d{4,}\p{Lu}*\b/gu,
    allowed: ['{certification}'],
  },
  { what: 'the copyright line is for 2025', about: /©|\bcopyright\b/i, figure: /\b\d{4}\b/g, allowed: ['2025'] },
  {
    what: 'a phone number has 10 to 15 digits',
    about: /\bdigits?\b/i,
    figure: /\b\d+(?: to \d+)?(?= digits?\b)|\b\d{5,}\b/gi,
    allowed: ['10 to 15', '8005550100'],
  },
  {
    what: '"Message Sent" shows for 3 seconds',
    about: /\bMessage Sent\b/,
    figure: amount('seconds?|minutes?'),
    allowed: ['3 seconds', 'only 3 seconds'],
  },
  {
    what: 'the site is about ten conditions, and those that a clinic adds',
    about: /\bconditions\b/i,
    figure: amount('conditions'),
    allowed: ['{conditions} conditions'],
  },
  {
    what: 'the site is about twelve substances, and those that a clinic adds',
    about: /\bsubstances\b/i,
    figure: amount('substances'),
    allowed: ['{substances} substances'],
  },
] as const satisfies readonly Figure[];
