/**
 * Whose each value of the contract is: the specification's; or an extension, this project's own choice where the
 * specification leaves a value open or does not have it. By file, by export, and in tables by column.
 *
 * - A column may differ by row. Rows are named by their path or label, after that of the row around them:
 *   `/treatment treatment plan`. A name counts for all rows within it; `others` are the rest.
 * - A row that is marked `origin: 'extension'` itself is one throughout.
 * - Of several wordings of which one is enough, the further ones are ours.
 */
type Origin = 'specification' | 'extension';
type ByRow = { readonly others: Origin } & Readonly<Record<string, Origin>>;
type ByColumn = Readonly<Record<string, Origin | ByRow>>;
export type Origins = Readonly<Record<string, Origin | Readonly<Record<string, Origin | ByColumn>>>>;

export const origins = {
  budgets: 'extension',
  cards: {
    cardButton: 'specification',
    substanceCards: {
      path: 'specification',
      title: { '/opioid': 'specification', '/xanax': 'specification', others: 'extension' },
      picture: 'extension',
    },
    conditionCards: { path: 'specification', title: 'extension', picture: 'extension' },
    homeSubstanceCards: 'extension',
    homeViewAll: 'extension',
    homeProgramCards: 'extension',
  },
  constants: {
    phoneDigits: 'specification',
    durations: { sentLabelMs: 'specification', smoothScrollMs: 'specification', sendTimeoutMs: 'extension' },
    libVersion: 'specification',
    counts: 'specification',
    certificationExpiry: 'specification',
    copyrightYear: 'specification',
    depressionPath: 'specification',
    externalLinks: {
      what: 'specification',
      pages: 'specification',
      within: { 'state license register': 'specification', others: 'extension' },
    },
    claims: {
      what: 'extension',
      pages: { 'certification expiry': 'specification', 'copyright year': 'specification', others: 'extension' },
      within: { 'certification expiry': 'specification', 'copyright year': 'specification', others: 'extension' },
      texts: 'specification',
    },
    statements: {
      what: 'extension',
      pages: {
        'recreation only after the doctor has cleared the client': 'extension',
        'clinical director signs off treatment plans': 'extension',
        others: 'specification',
      },
      within: { 'accreditation by a hospital accreditation body': 'specification', others: 'extension' },
      texts: 'specification',
    },
  },
  'contact-form': {
    fields: {
      name: 'specification',
      label: 'extension',
      control: 'extension',
      autocomplete: 'extension',
      'rules.rule': 'specification',
      'rules.message': 'specification',
    },
    nameExample: 'extension',
    buttonLabels: 'specification',
    durations: 'specification',
    rejected: { field: 'specification', value: 'extension', message: 'specification', why: 'extension' },
    accepted: { field: 'specification', value: 'extension', sent: 'extension', why: 'extension' },
  },
  'email-call': {
    method: 'specification',
    path: 'specification',
    defaultOrigin: 'extension',
    encoding: 'specification',
    libVersion: 'specification',
    payloadFields: 'specification',
    answers: { status: 'extension', text: 'extension', success: 'specification', why: 'extension' },
    logged: 'specification',
    // The specification has the helper's message about the form in other words.
    helperErrors: { cause: 'extension', contains: { 'no form': 'extension', others: 'specification' } },
  },
  figures: 'extension',
  language: 'extension',
  navigation: {
    headerLinks: 'specification',
    menus: {
      label: 'specification',
      parent: 'specification',
      'entries.label': 'extension',
      'entries.path': 'specification',
    },
    footerColumns: {
      heading: 'specification',
      'links.label': { Programs: 'extension', others: 'specification' },
      'links.path': 'specification',
    },
    legalLinks: 'extension',
    footerOnlyPaths: 'specification',
  },
  notices: 'extension',
  policy: 'extension',
  routes: {
    routes: {
      path: 'specification',
      screen: 'extension',
      heading: {
        '/contact': 'specification',
        '/anger-disorder': 'specification',
        '/case-management': 'specification',
        others: 'extension',
      },
      headingEndsWith: {
        '/crisis-intervention': 'specification',
        '/family-therapy': 'specification',
        others: 'extension',
      },
      family: 'extension',
      // That these have no form is our choice: the specification only does not name one.
      form: {
        '/mental-health': 'extension',
        '/substance-abuse': 'extension',
        '/partial-hospitalization-program': 'extension',
        '/intensive-outpatient-program': 'extension',
        '/outpatient-program': 'extension',
        '/case-management': 'extension',
        '/crisis-intervention': 'extension',
        '/family-therapy': 'extension',
        '/mission': 'extension',
        others: 'specification',
      },
      status: 'extension',
      'requiredText.what': 'extension',
      'requiredText.section': 'extension',
      'requiredText.words': 'extension',
      'requiredText.items': 'specification',
      'requiredText.items.says': 'specification',
      'requiredText.items.denied': 'specification',
      'requiredText.text': {
        '/ tagline': 'specification',
        '/ insurance section': 'specification',
        '/ mental-health promo': 'specification',
        '/ mission': 'specification',
        '/treatment psychodynamic therapy': 'specification',
        '/treatment interpersonal therapy': 'specification',
        '/treatment treatment plan': 'specification',
        '/treatment recreation activities': 'specification',
        '/about-us': 'specification',
        '/insurance insurance section': 'specification',
        '/contact': 'specification',
        '/jobs': 'specification',
        '/mental-health card button': 'specification',
        '/substance-abuse card button': 'specification',
        '/partial-hospitalization-program benefits': 'specification',
        '/intensive-outpatient-program benefits': 'specification',
        '/outpatient-program': 'specification',
        '/case-management': 'specification',
        '/crisis-intervention': 'specification',
        '/family-therapy': 'specification',
        others: 'extension',
      },
      origin: 'extension',
    },
    unknownAddresses: 'extension',
  },
  'structured-data': 'extension',
} as const satisfies Origins;
