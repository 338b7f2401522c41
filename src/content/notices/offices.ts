/** The phone numbers of public offices that notices name. */
export const offices = {
  /** The relay service for people who are deaf, hard of hearing, or have a speech disability. */
  relay: { display: '711', href: 'tel:711' },
  /** The federal help desk for good faith estimates and surprise bills. */
  medicalBills: { display: '1-800-985-3059', href: 'tel:+18009853059' },
  /** The Help Center of the California Department of Managed Health Care. */
  managedHealthCare: { display: '1-888-466-2219', href: 'tel:+18884662219' },
  /** The California Department of Insurance. */
  insuranceDepartment: { display: '1-800-927-4357', href: 'tel:+18009274357' },
  /** The Office for Civil Rights of the US Department of Health and Human Services. */
  civilRights: { display: '1-800-368-1019', href: 'tel:+18003681019' },
} as const;

export type OfficeKey = keyof typeof offices;
