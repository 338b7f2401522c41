interface Contact {
  readonly name: string;
  readonly title: string;
  readonly email: string;
}

/** The addresses of official pages that a clinic may enter. */
export type OfficialLink =
  | 'stateStatusList'
  | 'stateComplaints'
  | 'goodFaithEstimate'
  | 'independentReview'
  | 'civilRights'
  | 'openPayments';

/** What the law asks of a clinic: `law` in src/site.ts explains each fact. */
export interface LawFacts {
  readonly stateStatus: 'certified' | 'licensed' | 'none';
  readonly coveredEntity: boolean;
  readonly federallyAssisted: boolean;
  readonly federalFunds: boolean;
  readonly fifteenOrMoreStaff: boolean;
  readonly physiciansOnStaff: boolean;
  readonly stateRegulatedPlans: boolean;
  readonly privacyOfficer: Contact;
  readonly rightsCoordinator: Contact;
  readonly privacyNoticeEffective: string;
  readonly documents: { readonly privacyPractices: string; readonly grievances: string };
  readonly officialLinks: Readonly<Record<OfficialLink, string>>;
  /** By the `id` of a notice. */
  readonly confirmed: Readonly<Record<string, string>>;
  readonly confirmedLanguages: readonly string[];
}
