/** The insurance section that the home page and the insurance page share (specification sections 1 and 2). */
import type { Block, Text } from './rich-text';

interface InsuranceSection {
  readonly heading: string;
  /** Above the insurers' logos. */
  readonly body: readonly Block[];
  /** Below the logos. */
  readonly missing: Text;
}

export const insuranceSection = {
  heading: 'We work with major insurance groups',
  body: [
    [
      'These are some of the groups we work with, which doesn’t mean that we’re in their networks: ',
      { to: '/insurance', section: 'networks', text: 'see whose networks we’re in' },
      '. Plans differ, even within a group, so let’s check what yours pays before care begins.',
    ],
  ],
  missing: [
    'If you don’t see your insurance provider here, please reach out. Call ',
    { call: 'clinic' },
    ' or ',
    { to: '/contact', text: 'send us your question' },
    '. We’ll look at your options with you.',
  ],
} satisfies InsuranceSection;
