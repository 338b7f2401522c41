import type { Notice } from '../types';
import { everybody } from './notice';

export const goodFaithEstimate: Notice = {
  id: 'good-faith-estimate',
  heading: 'Your right to a good faith estimate',
  jurisdiction: 'federal',
  source: '45 CFR 149.610',
  inForceSince: '2022-01-01',
  checkedOn: '2026-11-22',
  appliesTo: 'all providers who see people without insurance, or who don’t use it',
  appliesIf: everybody,
  places: ['/insurance'],
  link: { field: 'goodFaithEstimate', text: 'The federal page on good faith estimates' },
  text: () => ({
    body: [
      'If you have no insurance, or don’t use it, you have the right to a good faith estimate: what we expect to charge, in writing, before care.',
      {
        list: [
          'Ask for one even before you book, and you’ll have it within 3 business days.',
          'If you book at least 3 business days ahead, you’ll have it within 1 business day. If you book at least 10 ahead, you’ll have it within 3.',
          'If a bill is $400 or more above the estimate, you can dispute it. Start within 120 days of the date on the first bill. There is a small fee.',
        ],
      },
      ['For questions, or to dispute a bill, call the federal help line at ', { call: 'medicalBills' }, '.'],
    ],
  }),
};

export const independentReview: Notice = {
  id: 'independent-review',
  heading: 'If your plan says no',
  jurisdiction: 'California',
  source: 'California Health and Safety Code 1367.03 and 1374.30; Insurance Code 10133.54 and 10169',
  checkedOn: '2026-11-22',
  appliesTo: 'people whose health plan is regulated by California',
  appliesIf: ({ stateRegulatedPlans }) => stateRegulatedPlans,
  places: ['/insurance'],
  link: { field: 'independentReview', text: 'How to ask for an independent medical review' },
  text: () => ({
    body: [
      {
        steps: [
          'Appeal to your plan first. The number is on your card. The plan has 30 days to answer, or 3 days if your health is in serious danger.',
          [
            'Then ask for an independent medical review. Doctors who don’t work for your plan decide, and it’s free. Call the Help Center of the California Department of Managed Health Care at ',
            { call: 'managedHealthCare' },
            ' within 6 months of the plan’s answer.',
          ],
        ],
      },
      'You can skip the appeal if your health is in serious danger, or if the plan said no because the treatment is experimental.',
      [
        { strong: 'If your plan makes you wait:' },
        ' it must offer you an appointment with a therapist or counselor within 10 business days, and each follow-up within 10 more. If nobody in its network has time, it must arrange one outside. Your clinician may agree to a longer wait.',
      ],
      [
        'Some policies come under the California Department of Insurance instead: ',
        { call: 'insuranceDepartment' },
        '. Medi-Cal, Medicare, and some employer plans have their own appeals. Your plan must tell you how to file one.',
      ],
    ],
  }),
};
