/** The contact page (specification section 2: /contact). */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Block, Text } from '../rich-text';
import { answerList } from '../shared/faq';
import { firstCallHeading } from '../shared/first-call';
import { atAnyHour, byHours, hours, whenClosed } from '../shared/phone-hours';
import type { PageMetadata, Section } from '../types';

interface ContactContent extends PageMetadata {
  readonly path: '/contact';
  readonly lead: Text;
  /** When the phone is answered, below the numbers. */
  readonly support: Text;
  /** Where to read more in Spanish. */
  readonly linksInSpanish: Text;
  readonly phoneHeading: string;
  readonly emailHeading: string;
  readonly addressHeading: string;
  readonly admissions: Section;
  readonly more: readonly Section[];
  readonly questions: Section;
}

/** “What happens at the first call”, in full. */
const firstCall: Pick<Section, 'heading' | 'body'> = {
  heading: firstCallHeading,
  body: [
    'You don’t need the right words: “I’m not sure where to start” is enough. We’ll ask:',
    {
      list: [
        'whether you’re safe right now',
        'what’s been hard, and for how long',
        'about your health, your medicines, and any drinking or drug use',
        'about insurance, if you have it',
      ],
    },
    [
      'You can skip any question, and the call doesn’t sign you up for anything. Ask us when an assessment is possible, which program might fit, and what it would cost. Our insurance page says ',
      { to: '/insurance', section: 'check-coverage', text: 'how to find out what your plan pays' },
      '.',
    ],
    'Calling for someone you love? We’ll listen and explain how care works. To talk about their care, we usually need their consent.',
  ],
};

/** Returns what to know before an appointment, from the facts that the clinic has entered. */
export function visitOf({ parking, bus, entrance, bring }: NonNullable<CareFacts['visit']> = {}): readonly Block[] {
  const facts = { Parking: parking, Bus: bus, Entrance: entrance, 'What to bring': bring };
  const said = Object.entries(facts).flatMap(([name, text]) => (text ? [[{ strong: `${name}:` }, ` ${text}`]] : []));
  return said.length > 0 ? [{ list: said }] : [];
}

const visit = visitOf(site.care.visit);

export const content: ContactContent = {
  path: '/contact',
  picture: 'contact',
  title: 'Have some questions?',
  description: `Call, email, or write to ${site.name} in ${site.city}, ${site.state}. Ask about care for yourself or a loved one, or book an initial assessment.`,
  lead: 'Ask us anything about care, for yourself or for someone you love.',
  support: byHours(
    'Our support team is available to help 24 hours a day, 7 days a week, and calling is the fastest way to reach a person.',
    [
      `Our support team is available to help ${hours}, and calling is the fastest way to reach a person then. `,
      ...whenClosed,
    ],
  ),
  linksInSpanish: [
    { to: '/crisis-intervention', section: 'en-espanol', text: 'Más ayuda en español' },
    '. ¿Le preocupa el costo? Lea ',
    { to: '/insurance', section: 'medi-cal-en-espanol', text: 'qué cambia en Medi-Cal y a quién llamar' },
    '.',
  ],
  phoneHeading: 'Call us',
  emailHeading: 'Email us',
  addressHeading: 'Visit us',
  admissions: {
    id: 'admissions',
    heading: 'Admissions department',
    body: [
      [
        'Call the admissions department at ',
        { call: 'clinic' },
        `, ${atAnyHour}. You can also schedule your initial assessment at this number. Admissions, the support team, and the crisis hotline are all one number, so say what you need when we answer.`,
      ],
    ],
  },
  more: [
    { id: 'first-call', kind: 'start', ...firstCall },
    ...(visit.length > 0 ? [{ id: 'visit', heading: 'When you come to the clinic', body: visit }] : []),
    {
      id: 'about-form',
      heading: 'When you use the form',
      offPaper: true,
      // These sentences must be true whether the script sends the message or the browser posts it.
      body: [
        'Once your message is sent, the button reads “Message Sent” for 3 seconds, and a line beside it says so until you type again. If this site’s scripts aren’t running, your browser opens a page of our email service instead, which says “OK.”',
        [
          'If you see neither that line nor “OK,” your message may not have reached us. Please call ',
          { call: 'clinic' },
          '.',
        ],
        [
          'Is it safe for us to call you or leave a message? If not, say so in your message. Our ',
          { to: '/privacy', text: 'privacy page explains what happens to your message' },
          '.',
        ],
      ],
    },
  ],
  questions: {
    id: 'before-calling',
    heading: 'What people ask before they call',
    body: [
      answerList([
        'whoWillKnow',
        'license',
        'papers',
        'hours',
        'ages',
        'under18',
        'prescribedMedicines',
        'ifIUse',
        'drugTests',
        'cuttingDown',
        'languages',
        'telehealth',
        'publicPlans',
        'naloxone',
      ]),
    ],
  },
};
