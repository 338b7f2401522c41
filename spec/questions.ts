/**
 * What people ask before they call: an extension of sections 1 to 5 of the specification, which name the pages and the
 * fields but leave these answers open. Wordings are compared as in language.ts; of each list of alternatives, one must be
 * there.
 */
type Wordings = readonly (readonly string[])[];

/** Who does not learn of a call, and when they may; said in one paragraph. */
export const whoWillKnow = {
  told: [['employer'], ['family'], ['police']],
  exceptions: [['unless you agree'], ['the law makes an exception'], ['a life is in danger', 'your life is in danger']],
} as const satisfies Record<string, Wordings>;

/** What the privacy page says of each of them, and the exceptions that the law makes. */
export const privacyAnswers = [
  { what: 'employer', texts: [['employer'], ["don't contact"], ['in writing']] },
  { what: 'family', texts: [['family'], ["don't tell"], ['unless you agree'], ['emergency']] },
  { what: 'police', texts: [['police'], ["don't call the police"]] },
  { what: 'health plan', texts: [['health plan'], ["what it's paying for"]] },
  {
    what: 'exceptions',
    texts: [['the law may'], ['a life is in danger'], ['a child'], ['crime at our clinic'], ['a judge orders']],
  },
] as const satisfies readonly { readonly what: string; readonly texts: Wordings }[];

/** The laws that the privacy page names, each with what it does. */
export const privacyLaws = [
  { what: 'HIPAA', texts: [['HIPAA'], ['federal law'], ['limits'], ['health']] },
  {
    what: '42 CFR Part 2',
    texts: [
      ['42 CFR Part 2'],
      ['records of substance use treatment'],
      ['federal support', 'federally assisted'],
      ["can't be used against you"],
      ['unless you agree in writing or a judge orders'],
    ],
  },
  {
    what: "California's law",
    texts: [
      ['Confidentiality of Medical Information Act'],
      ['without your written permission'],
      ['unless the law allows or requires'],
    ],
  },
] as const satisfies readonly { readonly what: string; readonly texts: Wordings }[];

/** The other questions, and the pages that answer them in one paragraph or list item. */
export const askedBeforeCalling = [
  { what: 'hours', pages: ['/contact'], texts: [['is answered'], ['programs meet']] },
  { what: 'ages', pages: ['/contact', '/about-us', '/depression', '/alcohol'], texts: [['we treat people']] },
  { what: 'staff', pages: ['/contact', '/about-us'], texts: [['our team includes']] },
  {
    what: 'languages',
    pages: ['/contact', '/about-us'],
    texts: [['we speak'], ['another language'], ['interpreter is free']],
  },
  { what: 'video', pages: ['/contact', '/about-us'], texts: [['by video']] },
  {
    what: 'public insurance',
    pages: ['/contact', '/insurance'],
    texts: [['we take Medi-Cal', "we don't take Medi-Cal"], ['Medicare']],
  },
  { what: 'answers to messages', pages: ['/contact'], texts: [['answer messages']] },
  { what: 'free naloxone', pages: ['/contact'], texts: [['naloxone'], ['free']] },
] as const satisfies readonly {
  readonly what: string;
  readonly pages: readonly `/${string}`[];
  readonly texts: Wordings;
}[];

/** What the contact page says happens to a message, by who sends it. */
export const afterSubmit = {
  script: [['Message Sent'], ['for 3 seconds']],
  browser: [['opens a page of our email service'], ['OK']],
} as const satisfies Record<string, Wordings>;

/** The example of the hint beside Name: a name that the check refuses, and how to type it. */
export const nameExample = { name: "O'Neil-Cruz", typed: 'O Neil Cruz' } as const satisfies Record<string, string>;
