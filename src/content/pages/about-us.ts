/** The about page (specification section 2: /about-us). */

import { site } from '../../site';
import type { CareFacts, Person, Reviews } from '../../site.schema';
import { list, longDate } from '../format';
import { conditionLinks, headerLinks, menus, programLinks, substanceLinks } from '../interface/menus';
import { openPayments } from '../notices/open-payments';
import { clientRights, stateComplaints, stateStatusList } from '../notices/state';
import { reviewOf } from '../reviews';
import type { Text } from '../rich-text';
import { ask } from '../shared/care';
import { doctorOf } from '../shared/medicines';
import { atAnyHour } from '../shared/phone-hours';
import type { NavLink, TextPageContent } from '../types';

type Section = TextPageContent['sections'][number];

function credentials({ licensedTherapists, certifiedCounselors }: CareFacts): string {
  const licensed = [
    ...(site.law.physiciansOnStaff ? ['our doctor'] : []),
    ...(licensedTherapists ? ['our therapists'] : []),
  ];
  const said = [
    ...(licensed.length > 0 ? [`The state has licensed ${list(licensed, 'and')}.`] : []),
    ...(certifiedCounselors
      ? ['Our counselors are registered or certified with an organization that the state accepts.']
      : []),
  ];
  return [
    ...said,
    `You can ask ${said.length > 0 ? 'any of us' : 'us'} for a license or certificate number, and look it up.`,
  ].join(' ');
}

/** Says whether anyone is paid for referrals. California Health and Safety Code 11831.6 forbids this. */
export const referralsOf = (facts: CareFacts): string =>
  facts.referralsUnpaid
    ? 'We don’t pay anyone to send people to us, and nobody pays us to send people to them.'
    : 'If someone refers you to a clinic, or a clinic refers you elsewhere, ask whether anyone is paid for the referral. State law forbids such payments in care for substance use.';

/** Says who the team is, with the licenses and certificates of those who treat people. */
export const teamOf = (facts: CareFacts): Text =>
  facts.team.length === 0
    ? ask('who you would meet')
    : [`Our team includes ${list(facts.team, 'and')}. ${credentials(facts)}`];

/** Lists the clinicians and their licenses, if the clinic names any. */
export const peopleOf = (people: readonly Person[]): readonly Section[] =>
  people.length === 0
    ? []
    : [
        {
          id: 'people',
          heading: 'Our clinicians and their licenses',
          body: [
            { list: people.map(({ name, role, license }) => [{ strong: name }, `, ${role}. License: ${license}.`]) },
          ],
        },
      ];

const menuPages = menus.flatMap(({ label, parent }): readonly NavLink[] => (parent ? [{ to: parent, label }] : []));
const pageLinks = [...conditionLinks, ...substanceLinks, ...programLinks, ...headerLinks, ...menuPages];

/** Lists the pages that a clinician has reviewed and that have not changed since, with the dates. */
const reviewsOf = (reviews: Reviews): readonly Text[] =>
  pageLinks.flatMap(({ to, label }) => {
    const review = reviewOf(to, reviews);
    if (!review) return [];
    const { reviewer, on, next } = review;
    return [[{ to, text: label }, `: ${reviewer}, ${longDate(on)}. Due again by ${longDate(next)}.`]];
  });

/** The section with the sources of the health information and the reviewed pages. Left out if there are neither. */
export function sourcesOf(sources: readonly string[], reviews: Reviews): readonly Section[] {
  const reviewed = reviewsOf(reviews);
  if (sources.length + reviewed.length === 0) return [];
  return [
    {
      id: 'sources',
      heading: 'What our pages on health rest on',
      body: [
        ...(sources.length > 0 ? ['We wrote them from these sources:', { list: sources }] : []),
        ...(reviewed.length > 0 ? ['A clinician has reviewed these pages:', { list: reviewed }] : []),
      ],
    },
  ];
}

export const content: TextPageContent = {
  path: '/about-us',
  picture: 'about-us',
  title: `Welcome to ${site.name}`,
  tabTitle: `Welcome to ${site.name}`,
  description: `Who we are: an outpatient clinic for addiction and mental health in ${site.city}, ${site.state}. Our mission, our team, and how we plan care with you.`,
  lead: `We are an outpatient clinic in ${site.city}, ${site.state}. People come to us for help with substance use, mental health, and often both.`,
  sections: [
    {
      id: 'outpatient-care',
      heading: 'What outpatient care is',
      body: [
        'You come to us for treatment and sleep at home. You can keep working, studying, or looking after your kids as far as your health allows.',
        [
          'Our support team is available to help. Call the admissions department at ',
          { call: 'clinic' },
          `, ${atAnyHour}, with any question or to book an assessment.`,
        ],
      ],
    },
    {
      id: 'our-mission',
      heading: 'Our mission, in short',
      body: [
        'Our mission is to help people get well and stay well where they live. We treat substance use and mental health together.',
      ],
    },
    {
      id: 'our-approach',
      heading: 'Our approach',
      body: [
        {
          steps: [
            'We listen: at your initial assessment, we ask what’s happened, what you’ve tried, and what you want.',
            'We match the care to the need: we talk about how many hours a week make sense, and we tell you if you need more care than we can give.',
            'We plan together: care starts first, and your treatment plan is written within 30 days of admission. The clinical director signs off on it.',
            'We check in: each week, we look at how you’re doing and write a weekly summary.',
            'We look ahead: as you get better, you come for fewer hours and build support outside the clinic.',
          ],
        },
        [
          'We use talk therapies such as cognitive behavioral therapy (CBT) and dialectical behavior therapy (DBT). Our ',
          { to: '/treatment', text: 'treatment page explains each of them' },
          '. We also offer ',
          { to: '/family-therapy', text: 'family therapy' },
          ', ',
          { to: '/case-management', text: 'case management' },
          ', and ',
          { to: '/jobs', text: 'help finding work' },
          '.',
        ],
        referralsOf(site.care),
        [
          'We aren’t an emergency room. If a life is in danger, call ',
          { call: '911' },
          '. If you’re in crisis, call or text ',
          { call: '988' },
          `. If you need care day and night, we’ll help you look for it. With Medi-Cal, ${site.countyLine.county}’s line can say where it is: `,
          { call: 'county' },
          '.',
        ],
      ],
    },
    {
      id: 'in-practice',
      heading: 'Our team',
      body: [
        [...[teamOf(site.care)].flat(), ` ${doctorOf(site)}`],
        [
          'On ages, languages, video appointments, and more, see ',
          { to: '/contact', section: 'before-calling', text: 'what people ask before they call' },
          '.',
        ],
      ],
    },
    ...peopleOf(site.people),
    ...sourcesOf(site.sources, site.reviews),
  ],
  notices: [stateStatusList, clientRights, stateComplaints, openPayments],
  form: true,
};
