import type { Notice } from '../types';

export const openPayments: Notice = {
  id: 'open-payments',
  heading: 'Payments from drug makers to doctors',
  jurisdiction: 'California',
  source: 'California Business and Professions Code 663',
  requiredSince: '2024-01-01',
  checkedOn: '2026-11-22',
  appliesTo: 'practices with physicians',
  appliesIf: ({ physiciansOnStaff }) => physiciansOnStaff,
  places: ['/about-us'],
  link: { field: 'openPayments', text: 'The Open Payments database', owed: true },
  text: ({ officialLinks }) => ({
    body: [
      ...(officialLinks.openPayments
        ? [
            // The law prescribes this wording.
            'For informational purposes only, a link to the federal Centers for Medicare and Medicaid Services (CMS) Open Payments web page is provided here. The federal Physician Payments Sunshine Act requires that detailed information about payment and other payments of value worth over ten dollars ($10) from manufacturers of drugs, medical devices, and biologics to physicians and teaching hospitals be made available to the public.',
          ]
        : []),
      'Makers of drugs and devices must report what they give to doctors. You can look up any doctor, for free, in the Open Payments database of the federal Centers for Medicare and Medicaid Services (CMS).',
    ],
  }),
};
