/** The contact page (specification section 2: /contact). */
import { site } from '../site';
import { answerList, answers } from './answers';
import type { Block, PageMeta, Text } from './types';

interface ContactContent extends PageMeta {
  readonly path: '/contact';
  readonly lead: Text;
  readonly phoneHeading: string;
  readonly emailHeading: string;
  readonly addressHeading: string;
  readonly admissions: { readonly heading: string; readonly text: Text };
  readonly beforeCalling: { readonly heading: string; readonly body: readonly Block[] };
  readonly afterWriting: { readonly heading: string; readonly body: readonly Block[] };
}

export const content = {
  path: '/contact',
  picture: 'contact',
  title: 'Have some questions?',
  description: `Call, email, or write to ${site.name} in ${site.city}, ${site.state}. Ask about care for yourself or a loved one, or book an initial assessment.`,
  lead: 'Ask us anything about care, for yourself or for someone you love. Our support team is available to help 24 hours a day, 7 days a week. Calling is the fastest way to reach a person.',
  phoneHeading: 'Call us',
  emailHeading: 'Email us',
  addressHeading: 'Visit us',
  admissions: {
    heading: 'Admissions department',
    text: [
      'Have questions about our programs, starting care, or insurance? Call the admissions department at ',
      { call: 'clinic' },
      '. Call it to schedule an initial assessment, too.',
    ],
  },
  beforeCalling: {
    heading: 'What people ask before they call',
    body: [answerList(['whoWillKnow', 'hours', 'ages', 'team', 'languages', 'telehealth', 'publicPlans', 'naloxone'])],
  },
  afterWriting: {
    heading: 'What happens after you write',
    // True whether this site's script sends the message, or the browser posts it before hydration or without scripts.
    body: [
      {
        steps: [
          'You press Submit. If something is missing or needs fixing, a message at the field says so.',
          'Once your message is sent, the button reads “Message Sent” for 3 seconds. If this site’s scripts aren’t running, your browser opens a page of our email service instead, which says “OK.”',
          'The email service passes the message to our inbox, and a person on our team reads it.',
          ['We call you back or answer by email, at the number or address you gave us. ', ...answers.messages],
        ],
      },
      [
        'Saw neither “Message Sent” nor “OK”? Then your message may not have reached us. Please call ',
        { call: 'clinic' },
        '.',
      ],
      [
        'Is it safe for us to call you or leave a message? If not, say so in a few words. Our ',
        { to: '/privacy', text: 'privacy page explains what happens to your message' },
        '.',
      ],
    ],
  },
} satisfies ContactContent;
