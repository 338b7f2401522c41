/** The insurance section that the home page and the insurance page share (specification sections 1 and 2). */
import type { Block } from '../rich-text';

interface InsuranceSection {
  readonly heading: string;
  /** Whether the clinic is in an insurer’s network. Shown with the insurer’s name. */
  readonly networks: Readonly<Record<'in' | 'out' | 'unknown', string>>;
  /** The text below the insurers. */
  readonly body: readonly Block[];
}

export const insuranceSection = {
  heading: 'We work with major insurance groups',
  networks: { in: 'In network', out: 'Not in network', unknown: 'Ask us' },
  body: [
    [
      'Care in your plan’s network usually costs you less, and one insurer can have several networks. Let’s ',
      { to: '/insurance', section: 'check-coverage', text: 'check what your plan pays' },
      ' before care begins.',
    ],
    [
      'If you don’t see your insurance provider here, please reach out. Call ',
      { call: 'clinic' },
      ' or ',
      { to: '/contact', text: 'send us your question' },
      '.',
    ],
  ],
} satisfies InsuranceSection;
