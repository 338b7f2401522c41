/** The about page (specification section 2: /about-us). */
import { site } from '../site';
import { answerList } from './answers';
import { openPayments } from './notices/open-payments';
import { stateComplaints, stateStatusList } from './notices/state';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/about-us',
  picture: 'about-us',
  title: `Welcome to ${site.name}`,
  description: `Who we are: an outpatient clinic for addiction and mental health in ${site.city}, ${site.state}. Our mission, who you’ll meet, and how we plan care with you.`,
  lead: `We are an outpatient clinic in ${site.city}, ${site.state}. People come to us for help with substance use, mental health, and often both.`,
  sections: [
    {
      id: 'welcome',
      heading: 'Welcome',
      body: [
        'You may be here for yourself, or for a son, a wife, a parent, or a friend. You may be tired, scared, or not sure that anything will work. Come as you are.',
        'Outpatient care means that you come to us for treatment and sleep at home. You can keep working, studying, or looking after your kids as far as your health allows. Some people come most days, others once or twice a week.',
        [
          'Our support team is available to help. Call the admissions department at ',
          { call: 'clinic' },
          ' with any question, large or small.',
        ],
      ],
    },
    {
      id: 'our-mission',
      heading: 'Our mission',
      body: [
        'Our mission is to help people get well and stay well where they live. That takes skill, time, and respect. It also takes patience: recovery is rarely a straight line, and a setback is a reason to change the plan, not to give up on the person.',
        'We treat substance use and mental health together because each affects the other. Families carry a lot, and they can help a lot, so we make room for them.',
      ],
    },
    {
      id: 'our-approach',
      heading: 'Our approach',
      body: [
        'No two stories are the same, so we don’t start with a fixed plan. Here’s how we work:',
        {
          steps: [
            'We listen. At your initial assessment, we ask what’s happened, what you’ve tried, and what you want.',
            'We match the care to the need. We talk about how many hours a week make sense, and we tell you if you need more care than we can give.',
            'We plan together. Care starts first, and your treatment plan is written within 30 days of admission. The clinical director signs off on it.',
            'We check in. Each week, we look at how you’re doing and write a weekly summary.',
            'We look ahead. As you get better, we help you move to fewer hours and build support outside the clinic.',
          ],
        },
        [
          'We use talk therapies with good evidence behind them, such as cognitive behavioral therapy (CBT) and dialectical behavior therapy (DBT). Our ',
          { to: '/treatment', text: 'treatment page explains each of them' },
          '. There is also ',
          { to: '/family-therapy', text: 'family therapy' },
          ', ',
          { to: '/case-management', text: 'case management' },
          ', and ',
          { to: '/jobs', text: 'help finding work' },
          '.',
        ],
        [
          'We have limits, too. We’re not an emergency room. If a life is in danger, call ',
          { call: '911' },
          '. If you’re in crisis, call or text ',
          { call: '988' },
          '. If you need care day and night, we’ll tell you and help you look for it.',
        ],
      ],
    },
    {
      id: 'who-you-will-meet',
      heading: 'Who you’ll meet',
      body: [answerList(['ages', 'team', 'languages', 'telehealth'])],
    },
  ],
  notices: [stateStatusList, stateComplaints, openPayments],
  form: true,
};
