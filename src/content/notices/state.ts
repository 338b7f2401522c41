import { site } from '../../site';
import type { CareFacts, LawFacts } from '../../site.schema';
import { list } from '../format';
import type { Notice } from '../types';

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

/** Names the recovery residences that a clinic with these facts has an interest in. */
export function residencesOf({ recoveryResidences: residences }: CareFacts): string {
  if (residences === undefined)
    return 'Ask us whether we have an interest in a recovery residence (sober living home).';
  return residences.length === 0
    ? 'We don’t own, control, or have a financial interest in any recovery residence (sober living home).'
    : `We own, control, or have a financial interest in recovery residences (sober living homes): ${list(residences, 'and')}.`;
}

/** The client bill of rights of SB 349 (2022), in our words. */
export const clientRights: Notice = {
  id: 'client-rights',
  heading: 'Your rights in care for substance use',
  jurisdiction: 'California',
  source: 'California Health and Safety Code 11833.05 and 11857 to 11857.3',
  checkedOn: '2026-11-28',
  appliesTo: 'programs that the state has certified or licensed',
  appliesIf: hasStatus,
  places: ['/about-us'],
  text: () => ({
    body: [
      'If we treat you for alcohol or drug use, California law gives you these rights. You get them on paper when you start.',
      {
        list: [
          'You’re treated with honesty, respect, and dignity, and with privacy.',
          'We explain all the treatment that we recommend: its risks, what to expect, and the choice of no treatment.',
          'Your treatment is backed by evidence. It comes from qualified staff, in a safe and ethical place.',
          'If it’s medically right and we may treat it, we treat a mental health problem at the same time.',
          'You have a treatment plan of your own, with results to aim for.',
          'You can stay in treatment for as long as we’re authorized to treat you.',
          'Your family can get support, education, and treatment, if we’re authorized to give it.',
          'You’re free from mental and physical abuse, exploitation, coercion, and physical restraint.',
          'Your care follows the state’s rules for programs like ours.',
          'We tell you how to complain to the state, with its address and phone number.',
        ],
      },
      residencesOf(site.care),
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
            ' call the Department of Health Care Services at ',
            { call: 'stateComplaints' },
            '. Or write to its Licensing and Certification Division, P.O. Box 997413, MS 2601, Sacramento, CA 95899-7413, or use the form on its website.',
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
