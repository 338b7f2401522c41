/** Text of the page /schizophrenia, a mental-health condition page (specification, section 2). */
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
    ' now. You don’t have to obey it, and you don’t have to face it alone.',
  ],
  signs: [
    'Schizophrenia is not a split personality. Most people who live with it aren’t violent. It often starts in the late teens or the 20s, and the first changes can be slow:',
    {
      list: [
        'Falling grades, trouble at work, or less self-care',
        'Spending more and more time alone',
        'Feeling watched, followed, or plotted against',
        'Hearing, seeing, or feeling things that others don’t',
        'Speech that drifts or doesn’t connect',
        'A flat face or voice, few words, and little drive',
        'Trouble with memory, focus, or planning',
      ],
    },
    'These signs can have other causes. Only a clinician can diagnose schizophrenia, and early care tends to help more.',
  ],
  diagnosis: [
    'A clinician looks for 2 or more of 5 symptoms for 1 month, or for less time if treatment works sooner. The 5 are:',
    {
      list: [
        'Delusions (false beliefs that stay firm against proof)',
        'Hallucinations',
        'Disorganized speech',
        'Very disorganized or frozen behavior',
        'Negative symptoms, such as showing little feeling or drive',
      ],
    },
    'At least 1 of them must be delusions, hallucinations, or disorganized speech. Signs of the illness last for 6 months or more, and work, relationships, or self-care get worse.',
    'The evaluation covers what changed and when, family history, sleep, substance use, and safety. A physical exam and lab tests may follow, because brain conditions, infections, and some medicines can cause psychosis.',
    [
      'So can ',
      { to: '/meth', text: 'methamphetamine' },
      ' and other drugs. If mood episodes fill most of the illness, the answer may be ',
      { to: '/schizoaffective', text: 'schizoaffective disorder' },
      '. If psychosis comes only with highs or lows, it may be ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ' or depression.',
    ],
  ],
  treatment: [
    'Many people with schizophrenia build a life they value, with work, friends, and a home. For most, antipsychotic medicine is the core of treatment. It can take time to find one that suits you. Some come as a shot every few weeks or months. Talk with a doctor or other prescriber about your choices. If side effects bother you, tell them. Don’t stop on your own.',
    {
      list: [
        'CBT for psychosis can make voices and fears less upsetting.',
        'Family therapy teaches everyone about the illness and helps prevent relapse.',
        'Group sessions build social and daily skills.',
        ['Help with jobs matters, too. See ', { to: '/jobs', text: 'our job assistance page' }, '.'],
      ],
    },
    'Alcohol, cannabis, and stimulants can make symptoms worse. If you use them, tell your care team.',
  ],
  programs: [
    {
      path: '/case-management',
      why: 'A case manager helps line up medical care, benefits, and daily support, so that fewer things slip through.',
    },
    {
      path: '/partial-hospitalization-program',
      why: 'As the worst symptoms ease, 20 or more hours a week gives you calm, steady days while you sleep in your own bed.',
    },
    {
      path: '/crisis-intervention',
      why: 'When voices or fears build up at night, our crisis hotline is there 24/7 for you and your family.',
    },
  ],
  families: [
    'Nothing you said or did caused this. A calm home can help.',
    {
      list: [
        'Speak slowly, one person at a time. Leave pauses.',
        'Try: “I don’t hear it, but I can see it’s real to you. How can I help?”',
        'Don’t laugh, whisper, or play along with a delusion.',
        'Praise small steps: a shower, a walk, an appointment kept.',
        'Ask if they’ll agree in writing that the care team may talk with you.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' for threats, weapons, voices that give orders to do harm, or a person too confused to stay safe. Say “this is a psychiatric emergency,” and mention any diagnosis. If you hear talk of suicide, call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      '. The risk is real.',
    ],
    'Grief, fear, and anger are normal. Look for a support group, and let yourself have good days.',
  ],
};
