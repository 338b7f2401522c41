/** The contact page (specification section 2: /contact). */
import { site } from '../site';
import type { Block, PageMeta, Text } from './types';

interface ContactContent extends PageMeta {
  readonly path: '/contact';
  readonly lead: Text;
  readonly phoneHeading: string;
  readonly secondPhoneHeading: string;
  readonly emailHeading: string;
  readonly addressHeading: string;
  readonly admissions: { readonly heading: string; readonly text: Text };
  readonly afterWriting: { readonly heading: string; readonly body: readonly Block[] };
}

export const content = {
  path: '/contact',
  picture: 'contact',
  title: 'Have some questions?',
  description: `Call, email, or write to ${site.name} in ${site.city}, ${site.state}. Ask about care for yourself or a loved one, or book an initial assessment.`,
  lead: 'Ask us anything about care, for yourself or for someone you love. Our support team is available to help 24 hours a day, 7 days a week. Calling is the quickest way to reach a person.',
  phoneHeading: 'Call us',
  secondPhoneHeading: 'Second phone number',
  emailHeading: 'Email us',
  addressHeading: 'Visit us',
  admissions: {
    heading: 'Admissions department',
    text: [
      'Do you have questions about our programs, starting care, or insurance? Call the admissions department at ',
      { call: 'clinic' },
      '. This is also the number to call to schedule an initial assessment.',
    ],
  },
  afterWriting: {
    heading: 'What happens after you write',
    body: [
      {
        steps: [
          'You press Submit. If something is missing, a line under the field tells you what to fix.',
          'When your message has gone out, the button reads “Message Sent” for 3 seconds.',
          'An email service passes the message to our inbox. A person on our team reads it.',
          'We answer by phone or by email, at the number or address that you gave us.',
        ],
      },
      [
        'You did not see “Message Sent”? Then your message may not have reached us. Please call ',
        { call: 'clinic' },
        '.',
      ],
      [
        'Is it safe for us to call you, or to leave a message? If not, say so in a few words. Our ',
        { to: '/privacy', text: 'privacy page tells what happens to your message' },
        '.',
      ],
    ],
  },
} satisfies ContactContent;
