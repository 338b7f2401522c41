import type { LawFacts } from '../../site.schema';
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
      `The State Department of Health Care Services has a list on its website. It names each program whose ${wordOf[stateStatus]} is on probation, suspended for a time, or revoked, and programs cited for operating illegally.`,
      'To find it, look on the department’s website for “Probationary Status, Temporary Suspension Order, Revoked and Notice of Operation in Violation of Law Program List”.',
    ],
  }),
};

export const stateComplaints: Notice = {
  id: 'state-complaints',
  heading: 'Complaints to the state',
  jurisdiction: 'California',
  source:
    'State Department of Health Care Services, Licensing and Certification Division; Business and Professions Code 4980.32; Medical Board of California; Board of Psychology',
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
        '. You can also complain to the state at any time:',
      ],
      {
        list: [
          [
            { strong: 'About the clinic or a counselor:' },
            ' write to the Department of Health Care Services, Licensing and Certification Division, P.O. Box 997413, MS 2601, Sacramento, CA 95899-7413, or use the form on its website.',
          ],
          [{ strong: 'About a doctor:' }, ' call the Medical Board of California at ', { call: 'medicalBoard' }, '.'],
          [
            { strong: 'About a therapist:' },
            ' for most, call the Board of Behavioral Sciences at ',
            { call: 'behavioralSciences' },
            '. For a psychologist, call the Board of Psychology at ',
            { call: 'psychology' },
            '. If you’re not sure, ask us.',
          ],
        ],
      },
    ],
  }),
};
