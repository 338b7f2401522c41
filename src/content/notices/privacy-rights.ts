import type { Block } from '../types';

/** The rights that HIPAA gives, for the Notice of Privacy Practices. */
export const privacyRights: readonly Block[] = [
  'Ask us in writing, or call us and we will help you ask. You can:',
  {
    list: [
      'see your record, and get a paper or electronic copy. We may charge what it costs us, no more',
      'ask us to correct your record. If we say no, we tell you why in writing',
      'ask us to reach you in a way that is safe for you, such as another phone or address',
      'ask us not to use or share something. We need not agree, with one exception: if you pay us in full yourself, we don’t tell your health plan',
      'get a list of those with whom we shared your information in the past 6 years, and why. It leaves out treatment, payment, and running the clinic',
      'get this notice on paper, even if you agreed to read it here',
      'choose someone to act for you, such as a legal guardian',
    ],
  },
];

/** What HIPAA allows without permission, for the Notice of Privacy Practices. */
export const usesWithoutPermission: readonly Block[] = [
  {
    list: [
      'To treat you. For example, our doctor talks with your counselor about your care.',
      'To be paid. For example, we send a bill to your health plan.',
      'To run the clinic. For example, we look at records to make our care better.',
    ],
  },
  'The law also lets us, or makes us, share what is needed:',
  {
    list: [
      'to prevent a serious danger to you or to someone else',
      'to report abuse, neglect, or violence, or to protect public health',
      'for research, under strict rules',
      'with those who check on clinics or enforce privacy law',
      'for a court order, or for the police where the law says so',
      'for workers’ compensation, and for some duties of government',
      'with a coroner or a funeral director, or for organ donation',
    ],
  },
  'If you agree, or in an emergency, we can tell your family or a friend what they need to know to help you.',
];
