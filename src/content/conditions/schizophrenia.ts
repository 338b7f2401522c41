/** Text of the page /schizophrenia, a mental-health condition page (specification, section 2). */

import { site } from '../../site';
import { care } from '../shared/care';
import { byHours, whenClosed } from '../shared/phone-hours';
import { carePlan, clozapine, sameDayHelp } from '../shared/psychosis';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/schizophrenia',
  picture: 'schizophrenia',
  title: 'Schizophrenia',
  name: 'schizophrenia',
  description:
    'Plain facts about schizophrenia: early signs, how it’s diagnosed, how treatment and steady support help, and what families can do.',
  definition:
    'Schizophrenia is a long-term illness that changes how a person thinks, senses the world, and shows feelings.',
  urgent: [
    'If a voice tells you to hurt yourself or someone else, call ',
    { call: '911' },
    ' now. You don’t have to obey it. ',
  ],
  urgentActions: [{ heading: 'New or much worse symptoms: get help the same day', points: sameDayHelp }],
  signs: [
    'Schizophrenia is not a split personality, and most people who live with it aren’t violent. It often starts in the late teens or the 20s, and the first changes can be slow:',
    {
      list: [
        'Falling grades, trouble at work, or less self-care',
        'Spending more and more time alone',
        'Feeling watched, followed, or plotted against',
        'Hearing, seeing, or feeling things that others don’t',
        'Speech that drifts or doesn’t connect',
        'Showing less on the outside than you feel, or finding it hard to talk or get started',
        'Trouble with memory, focus, or planning',
      ],
    },
  ],
  diagnosis: [
    'A clinician looks for 2 or more of 5 symptoms for 1 month, or for less time if treatment works sooner. The 5 are:',
    {
      list: [
        'Delusions (false beliefs that stay firm against proof)',
        'Hallucinations',
        'Disorganized speech',
        'Very disorganized or frozen behavior',
        'Negative symptoms, such as showing less feeling or finding it hard to get started',
      ],
    },
    'At least 1 of them must be delusions, hallucinations, or disorganized speech. Signs of the illness last for 6 months or more, and work, relationships, or self-care get worse.',
    'A physical exam and lab tests may follow, because brain conditions, infections, and some medicines can cause psychosis.',
    [
      'So can ',
      { to: '/meth', text: 'methamphetamine' },
      ' and other drugs. If mood episodes fill most of the illness, the diagnosis may be ',
      { to: '/schizoaffective', text: 'schizoaffective disorder' },
      '. If psychosis comes only with highs or lows, it may be ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ' or depression.',
    ],
  ],
  treatment: [
    [
      { strong: 'If it’s the first time, don’t wait.' },
      ' Ask for an early-psychosis program, also called coordinated specialty care. It combines medicine, therapy, family help, and help with school or work, mostly for people in their teens and 20s. The sooner it starts, the more it tends to help. A hospital, a health plan, or ',
      { call: 'county' },
      ` (${site.countyLine.county}) can tell you where to find one.`,
    ],
    [
      'For most people, antipsychotic medicine is the core of treatment. It can take time to find one that suits you, and some come as a shot every few weeks or months. If side effects bother you, tell the prescriber, and don’t stop on your own. If you have a high fever and stiff muscles while you take it, call ',
      { call: '911' },
      '. ',
      ...clozapine,
    ],
    care.whoPrescribes,
    'Therapy and practical help add to what medicine does:',
    {
      list: [
        'Cognitive behavioral therapy (CBT) can make voices and fears less upsetting.',
        'Family therapy teaches everyone about the illness and can help prevent relapse.',
        'Group sessions build social and daily skills.',
        [
          'Help with work can give you something to aim for. See ',
          { to: '/jobs', text: 'our job assistance page' },
          '.',
        ],
      ],
    },
    'Alcohol, cannabis, and stimulants can make symptoms worse, so tell your care team if you use them.',
  ],
  programs: [
    {
      path: '/case-management',
      why: 'A case manager can help you keep up with medical care, benefits, and housing.',
    },
    {
      path: '/partial-hospitalization-program',
      why: 'As the worst symptoms ease, you spend the day with us, on a set schedule, and sleep in your own bed.',
    },
    {
      path: '/crisis-intervention',
      why: byHours('If voices or fears build up at night, you or your family can call our crisis hotline 24/7.', [
        'If voices or fears build up, you or your family can call our crisis hotline. ',
        ...whenClosed,
      ]),
    },
  ],
  families: [
    'Nothing you said or did caused this, and a calm home can help.',
    {
      list: [
        'Speak slowly, one person at a time, with pauses.',
        'Try: “I don’t hear it, but I can see it’s real to you. How can I help?”',
        'Don’t laugh, whisper, or play along with a delusion.',
        'Notice what goes well, such as a walk you took together or an appointment kept.',
        'Ask if they’ll agree in writing that the care team may talk with you.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' for threats, weapons, voices that give orders to do harm, or a person who’s too confused to stay safe or who stops eating, drinking, or moving. Mention any diagnosis, and ask for responders trained in mental health. If you hear talk of suicide, call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ', because the risk is real.',
    ],
    [
      'Grief, fear, and anger are normal. NAMI’s free classes and groups, ',
      { call: 'nami' },
      ', are run by families who’ve felt them, too. ',
      ...carePlan,
    ],
  ],
  calling:
    'If it’s hard to talk with a stranger, a relative can call first, or stay on the line with you. You can ask us who is listening and what we write down.',
};
