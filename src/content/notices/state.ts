import type { LawFacts } from './law-facts';
import type { Notice } from './notice';

const hasStatus = ({ stateStatus }: LawFacts) => stateStatus !== 'none';
const wordOf = { certified: 'certification', licensed: 'license', none: '' } as const;

export const stateStatusList: Notice = {
  id: 'state-status',
  heading: 'Check our standing with the state',
  jurisdiction: 'California',
  source: 'California Health and Safety Code 11831.5',
  inForceSince: '2026-01-01',
  checkedOn: '2026-11-22',
  appliesTo: 'programs that the state has certified or licensed',
  appliesIf: hasStatus,
  places: ['/about-us'],
  link: {
    field: 'stateStatusList',
    text: 'The state’s list of programs on probation, suspended, or revoked',
    owed: true,
  },
  text: ({ stateStatus }) => ({
    body: [
      `The State Department of Health Care Services has a list on its website. It names each program whose ${wordOf[stateStatus]} is on probation, has been suspended for a time, or has been revoked. It also names programs told that they operate against the law.`,
      'To find it, look on the department’s website for “Probationary Status, Temporary Suspension Order, Revoked and Notice of Operation in Violation of Law Program List”.',
    ],
  }),
};

export const stateComplaints: Notice = {
  id: 'state-complaints',
  heading: 'Complaints to the state',
  jurisdiction: 'California',
  source: 'State Department of Health Care Services, Licensing and Certification Division',
  checkedOn: '2026-11-22',
  appliesTo: 'programs that the state has certified or licensed',
  appliesIf: hasStatus,
  places: ['/about-us'],
  link: { field: 'stateComplaints', text: 'The state’s complaint form' },
  text: () => ({
    body: [
      [
        'Is something wrong with our care? You can tell us: ',
        { call: 'clinic' },
        '. You can also complain to the state at any time, about us or one of our counselors.',
      ],
      'Write to the Department of Health Care Services, Licensing and Certification Division, P.O. Box 997413, MS 2601, Sacramento, CA 95899-7413. There is also a form on its website.',
    ],
  }),
};
