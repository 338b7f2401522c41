/** The about page (specification section 2: /about-us). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content = {
  path: '/about-us',
  picture: 'about-us',
  title: `Welcome to ${site.name}`,
  description: `Who we are: an outpatient clinic for addiction and mental health in ${site.city}, ${site.state}. Our mission, and how we plan care with you.`,
  lead: `We are an outpatient clinic in ${site.city}, ${site.state}. People come to us for help with substance use, with their mental health, and often with both.`,
  sections: [
    {
      id: 'welcome',
      heading: 'Welcome',
      body: [
        'You may be here for yourself. You may be looking for help for a son, a wife, a parent, or a friend. You may be tired, scared, or not sure that anything will work. All of that is welcome here.',
        'Outpatient care means that you come to us for treatment and sleep at home. You can keep working, studying, or looking after your children as far as your health allows. Some people come to us most days. Others come once or twice a week.',
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
        'We help people get well and stay well in the place where they live. That takes skill, time, and respect. It also takes honesty: recovery is rarely a straight line, and a setback is a reason to adjust the plan, not to give up on the person.',
        'We treat substance use and mental health side by side, because one so often pulls on the other. And we make room for families. They carry a lot, and they can help a lot.',
      ],
    },
    {
      id: 'our-approach',
      heading: 'Our approach',
      body: [
        'No two people come with the same story, so we don’t start with a fixed plan. This is how we work:',
        {
          steps: [
            'We listen. At your initial assessment we ask what has happened, what you have tried, and what you want.',
            'We match the care to the need. We talk with you about how many hours a week make sense, and say so if you need more care than we can give.',
            'We plan together. Your treatment plan is written within 30 days of admission. The clinical director signs it off.',
            'We check in. Each week we look again at how you are doing and put it in a weekly summary.',
            'We look ahead. As you grow stronger, we help you step down to fewer hours and build support outside the clinic.',
          ],
        },
        [
          'In sessions we use talk therapies with good evidence behind them, such as cognitive behavioral therapy (CBT) and dialectical behavior therapy (DBT). Our ',
          { to: '/treatment', text: 'treatment page explains each of them' },
          '. There is also ',
          { to: '/family-therapy', text: 'family therapy' },
          ', ',
          { to: '/case-management', text: 'case management' },
          ', and ',
          { to: '/jobs', text: 'help with finding work' },
          '.',
        ],
        [
          'We are honest about our limits too. We are not an emergency room. If a life is in danger, call ',
          { call: '911' },
          '. If you are in crisis, call or text ',
          { call: '988' },
          '. If you need care day and night, we will tell you and help you look for it.',
        ],
      ],
    },
  ],
} satisfies TextPageContent;
