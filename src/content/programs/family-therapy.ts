/** Text of /family-therapy, with the three sections and the phone link that the specification requires (section 2). */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Text } from '../rich-text';
import { yesOrNo, yesOrNoHere } from '../shared/care';
import { ages } from '../shared/first-call';
import { violenceHotline } from '../shared/helplines';
import { byHours, hours, whenClosed } from '../shared/phone-hours';
import type { ProgramContent } from '../types';

/** Says who may come. */
export const familiesOf = (facts: CareFacts): Text =>
  yesOrNo(
    facts.familyTherapyForAnyCondition,
    'whether your family can come to family therapy with us',
    'Family therapy here is open to families whatever the condition, addiction or mental illness.',
    'Family therapy here is for families living with addiction. If yours is living with a mental illness, ask us who near you can help.',
  );

/** Says whether children may come. */
export const childrenOf = (facts: CareFacts): string =>
  yesOrNoHere(
    facts.childrenInSessions,
    'whether children can come along',
    'Children can come along.',
    'Children don’t come to our sessions. We can talk about how to explain things to them.',
  );

export const content: ProgramContent = {
  path: '/family-therapy',
  picture: 'family-therapy',
  title: `${site.name} Family Addiction Therapy`,
  tabTitle: `Family Addiction Therapy | ${site.name}`,
  description:
    'Family therapy when someone at home lives with addiction or a mental illness: how it works, what to do if they refuse help, and how to start.',
  lead: 'In family therapy, you sit down together with a therapist, say how it’s been, and agree on what to try.',
  glance: {
    suits: [
      'Families, couples, and close friends of a person in treatment, along with that person. ',
      ...familiesOf(site.care),
      ' ',
      childrenOf(site.care),
      ' If the person you worry about won’t come, ',
      { section: 'refusing-help', text: 'see what you can do' },
      '.',
    ],
    hours: 'No fixed number of hours. Your treatment plan says how often you meet.',
    moreCare: [
      'If you’re in danger now, call ',
      { call: '911' },
      '. If there’s violence or fear at home, call us when you’re alone, because joint sessions may not be safe yet. ',
      ...violenceHotline,
    ],
  },
  sections: [
    {
      id: 'approach',
      heading: 'Comprehensive family-centered approach',
      drawing: 'family-therapy-1',
      body: [
        'In a session, a therapist sits down with all of you, and each person gets time to talk. When voices rise, the therapist slows things down and asks what’s under the anger. No one gets blamed. Together, you look at:',
        {
          list: [
            'what happens at home before, during, and after a hard day',
            'who takes on too much, and who has gone silent',
            'how worry, money, trust, and past hurt play into it',
            'what each of you already does that helps',
          ],
        },
      ],
    },
    {
      id: 'foundations',
      heading: 'Building stronger foundations',
      body: [
        'We practice skills that you can use the same evening:',
        {
          list: [
            [
              { strong: 'Talking so that others can hear' },
              '. Say what you feel and need, and leave out blame and old fights.',
            ],
            [{ strong: 'Fair limits' }, '. Decide what you will and won’t do, say it calmly, and stick to it.'],
            [
              { strong: 'Helping without taking over' },
              '. Learn to help without making excuses for someone, or paying for what harms them.',
            ],
            [
              { strong: 'Knowing the facts' },
              '. See how addiction or a mental illness affects sleep, mood, and choices, and what its early signs look like in your family.',
            ],
            [
              { strong: 'Taking care of yourself' },
              '. Plan one thing this week that has nothing to do with the illness, and keep it.',
            ],
          ],
        },
        {
          note: [
            'If opioids or street pills may be in the home, keep naloxone where everyone can find it. You can buy it without a prescription. Learn how to use it from ',
            { to: '/substance-abuse', section: 'overdose', text: 'our steps for an overdose' },
            '. Was there an overdose already? Read ',
            { to: '/opioid', section: 'after-overdose', text: 'what to do in the days after it' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'lasting-change',
      heading: 'Creating lasting change together',
      drawing: 'family-therapy-2',
      body: [
        'Before you finish, you write down what you’ve learned: early warning signs, who calls whom, and what each of you will do if things slip.',
        'On the first call, ask when you could have an assessment.',
      ],
    },
    {
      id: 'refusing-help',
      heading: 'When someone refuses help',
      body: [
        'An adult can usually say no to treatment. These steps often help more than pressure:',
        {
          list: [
            'Pick a calm, sober moment. Say what you’ve seen and how you feel, and leave labels out.',
            'Ask what they want, such as sleep, work, or less fear, and offer help with that.',
            'Suggest one small step, such as a checkup or a phone call that you make together.',
            'Show that you notice when things go well, and let them know what you won’t do or pay for.',
            'Come without them. You can begin with whoever is willing.',
          ],
        },
        [
          { strong: 'Is the person under 18?' },
          ' ',
          ...ages(site.care),
          ' Read ',
          { to: '/contact', section: 'before-calling', text: 'where teens can get help' },
          '.',
        ],
        [
          'Do they hear voices, or believe things that aren’t real, for the first time? Don’t wait: ',
          { to: '/schizophrenia', text: 'see where to get help the same day' },
          '.',
        ],
        [
          'You can always tell us what you see. Unless the person agrees, we don’t tell you about their care, with ',
          { to: '/privacy', section: 'who-will-know', text: 'a few exceptions' },
          '. ',
          { to: '/case-management', text: 'A case manager' },
          ' can help you with the practical side.',
        ],
        [
          'There are free groups for relatives. If someone drinks, call Al-Anon, ',
          { call: 'alAnon' },
          '. If someone uses other drugs, call Nar-Anon, ',
          { call: 'narAnon' },
          '. If someone lives with a mental illness, call NAMI on weekdays, ',
          { call: 'nami' },
          '.',
        ],
      ],
    },
  ],
  weekHeading: 'From one session to the next',
  week: [
    {
      when: 'Before the first session',
      what: 'A short conversation with each person, if you like, about hopes and worries.',
    },
    {
      when: 'Session day',
      what: 'The family meets with the therapist. You choose one topic, talk it through, and agree on one thing to try.',
    },
    {
      when: 'The days after',
      what: 'You try it at home. It may feel awkward at first, and that’s fine.',
    },
    {
      when: 'The next session',
      what: 'You look at how it went and take the next step.',
    },
  ],
  start: [
    [
      'Contact us by phone at ',
      { call: 'clinic' },
      ' to book an initial assessment. A relative or the person in treatment can make the call.',
    ],
    'Tell us who would like to come, and whether there’s anything you’d rather not say in front of the others.',
    [
      byHours('If you need help tonight, call ', 'If you need help now, call '),
      { to: '/crisis-intervention', text: 'our crisis hotline' },
      ...byHours([', day or night.'], [`. It’s answered ${hours}. `, ...whenClosed]),
    ],
  ],
  afterStart: [
    {
      id: 'care-plan',
      heading: 'Asking a court for a CARE plan',
      body: [
        'This is for adults with schizophrenia or a related disorder and, since 2026, bipolar I disorder with psychosis. They must be very ill, not steady in treatment, and at risk without help.',
        'Parents, grandparents, brothers and sisters, adult children, spouses or registered partners, and people who live with the person can fill out a form at the county’s court. You’ll need a statement from a licensed mental health clinician, or proof of 2 longer hospital stays by force, one of them in the past 60 days. A 72-hour hold alone isn’t enough. If the court agrees, the county offers treatment, medicine, and help with housing, in a plan that a judge follows. The person gets a lawyer, and the plan can’t force anyone to take medicine.',
        [
          'The court’s self-help center explains the form. So can NAMI, ',
          { call: 'nami' },
          `, on weekdays, or ${site.countyLine.county}’s line, `,
          { call: 'county' },
          '.',
        ],
      ],
    },
    {
      id: 'emergency-hold',
      heading: 'An emergency hold (5150)',
      body: [
        [
          'If someone may die or hurt someone now, call ',
          { call: '911' },
          '. Say what you see, name any diagnosis or weapon, and ask for responders trained in mental health. If you have time, call ',
          { call: '988' },
          ` or ${site.countyLine.county}’s line, `,
          { call: 'county' },
          ', and ask whether a crisis team can come.',
        ],
        'In California, police officers and certain mental health professionals can take a person to a hospital or crisis center against their will. It’s called an emergency hold, or a 5150 after the section of the law. They may do it if a mental health condition makes the person a danger to themselves or others. They may also do it if that condition, or a severe substance use disorder, leaves the person unable to meet basic needs or stay safe.',
        'A hold lasts up to 72 hours, for an evaluation and for care in the crisis. It isn’t an arrest, and the person keeps rights, which the staff must explain. Relatives can’t order a hold, but you can tell the people who decide what you’ve seen, and when. Staff may not be free to tell you much, but they can listen. Ask about the plan for afterward.',
      ],
    },
  ],
};
