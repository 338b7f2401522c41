/** The privacy page: an extension of the specification, based on its sections 1, 3 and 7. */

import { bucketUrl, siteUrl } from '../../env';
import { site } from '../../site';
import type { CareFacts, LawFacts, Site } from '../../site.schema';
import { longDate } from '../format';
import { isShown } from '../notices/notice';
import { privacyPractices } from '../notices/privacy-practices';
import type { Block, Text } from '../rich-text';
import { boardInShort } from '../shared/first-call';
import { postalAddress } from '../shared/postal-address';
import type { TextPageContent } from '../types';

/**
 * Returns the host of the menu cards' pictures, unless it is this site.
 * @param bucket the URL of the pictures' bucket; empty if this site serves the pictures
 * @param own the URL of this site
 */
export function pictureHost(bucket = '', own = ''): string | undefined {
  if (!URL.canParse(bucket)) return undefined;
  const { origin, host } = new URL(bucket);
  const isOwn = URL.canParse(own) && new URL(own).origin === origin;
  return isOwn ? undefined : host;
}

/** Says how long messages are kept. */
export const messagesKeptOf = (facts: CareFacts): string =>
  facts.messagesKept
    ? `We keep it ${facts.messagesKept}, or until you ask us to delete it.`
    : 'Ask us how long we keep messages, or ask us to delete yours.';

/** Says whether the e-mail service has agreed in writing to keep messages private. */
export const emailServiceOf = (facts: CareFacts): string =>
  facts.emailServiceAgreed
    ? 'It has agreed in writing to keep messages private.'
    : 'It must keep messages private. Ask us what it has agreed to in writing.';

/** Other sites that pages link to: "CalJOBS, a jobs program, and the license register". */
const linkedSites = [
  ...(site.jobsProgram ? [`${site.jobsProgram.name}, a jobs program,`] : []),
  ...(site.certification?.registerUrl ? [`the ${site.certification.registerName}`] : []),
]
  .join(' and ')
  .replace(/,$/, '');

const beforeMessage = 'no request to any third party before you send a message';

/** Says which requests go to other hosts. `host` serves the menu cards' pictures, unless this site does. */
const requestsToOthers = (host: string | undefined): Text =>
  host === undefined
    ? `It sends ${beforeMessage}.`
    : `Some pictures on our menu pages come from a storage host, ${host}, which sees your IP address. Apart from that, the site sends ${beforeMessage}.`;

const otherRecords =
  'without asking you. Examples are others who treat you, a life in danger, a judge’s order, and the abuse of a child or of an older or dependent adult.';

/** What the clinic may share without consent. If Part 2 applies, it protects records of care for substance use the most. */
export const exceptions = ({ federallyAssisted }: LawFacts): readonly Block[] =>
  federallyAssisted
    ? [
        [
          'There are exceptions. They’re narrowest for records of care for substance use. Without your consent, those records may go to medical staff in an emergency, to the authorities about child abuse or a crime here, or to a court under special rules. The other cases are ',
          { section: 'privacy-practices', text: 'in our notice' },
          '.',
        ],
        `About other care, such as for mental health, the law allows or requires us to share more ${otherRecords}`,
      ]
    : [`There are exceptions. The law allows or requires us to share some facts ${otherRecords}`];

/** Returns the day from which the page applies: its own effective date, or that of the notice that it contains, if that is later. */
export function effective({ privacyPageEffective, law }: Pick<Site, 'privacyPageEffective' | 'law'>): string {
  const isOlder = !isShown(privacyPractices, law) || law.privacyNoticeEffective <= privacyPageEffective;
  return longDate(isOlder ? privacyPageEffective : law.privacyNoticeEffective);
}

/** The privacy page. `host` is the other host that serves the menu cards' pictures, if any. */
export const privacyWith = (host: string | undefined): TextPageContent => ({
  path: '/privacy',
  picture: 'mission',
  noPicture: true,
  title: 'Privacy',
  description: `Who will know that you contacted ${site.name}, what the contact form collects, and why this site sets no cookies and doesn’t track you.`,
  lead: `You can read every page of this site without telling us who you are. This page explains who will know if you call or write. Effective date: ${effective(site)}.`,
  sections: [
    {
      id: 'who-will-know',
      heading: 'Who will know if you contact us',
      body: [
        {
          list: [
            [
              { strong: 'Your employer.' },
              ' We don’t contact your employer unless you agree in writing. If your health plan comes through your job, ask the plan what your employer can see.',
            ],
            [
              { strong: 'Your family.' },
              ' We don’t tell your family unless you agree. For care for substance use, we need that in writing. If you’re on someone else’s plan and California regulates it, the plan must send mail about mental health or substance use to you, in your name. Give it a safe address. Other plans may write to the person who holds the plan, so ask first.',
            ],
            [
              { strong: 'The police.' },
              ' We don’t call the police because you use drugs. Our crisis page says ',
              {
                to: '/crisis-intervention',
                section: 'when-we-call',
                text: 'when we would send for help without asking you',
              },
              '.',
            ],
            [{ strong: 'A licensing board.' }, ' ', ...boardInShort],
            [
              { strong: 'Child welfare, if you’re pregnant.' },
              ' We don’t report you just because you’re pregnant and using. In California, a positive drug test at birth isn’t enough by itself for a report of child abuse. The hospital does have to look at what you and your baby need, and must report if something else puts the baby at risk.',
            ],
            [
              { strong: 'Immigration officers.' },
              ' You don’t have to tell us your immigration status. If you do, California law protects it, and your place of birth, as medical information, with limits, such as a judge’s order. Medi-Cal keeps its own records, and the federal government may see some of them. If you’re not sure whether to apply, ask an immigration lawyer first.',
            ],
            [
              { strong: 'Your health plan.' },
              ' If you use it to pay for care, it learns what it’s paying for. If you don’t want that, ask us before care begins about paying yourself.',
            ],
          ],
        },
        ...exceptions(site.law),
        'Your own phone and phone bill can show that you called. If that’s not safe for you, call from a phone that nobody checks.',
      ],
    },
    {
      id: 'reading',
      heading: 'When you read this site',
      body: [
        {
          list: [
            'This site sets no cookies and puts nothing in your browser’s storage.',
            'It has no ads, visit counters, or social media buttons.',
            requestsToOthers(host),
          ],
        },
        'To show you a page, any web host must see your device’s internet address (IP address). A host may keep short technical logs for a while, but we don’t use them to find out who you are. If you tap a phone number, the site doesn’t see the call.',
      ],
    },
    {
      id: 'form',
      heading: 'What the form collects',
      body: [
        'The contact form asks for your name, email address, and phone number, a subject, and your message. Your browser sends nothing until you press Submit and the fields are filled in right. We use what you send to answer you, by phone or by email.',
        {
          note: 'Please leave medical details out of the form, because email passes through many hands.',
        },
      ],
    },
    {
      id: 'email-service',
      heading: 'Who passes your message on',
      body: [
        'When you press Submit, your browser sends the 5 fields to an outside email service, with a few fixed codes that say nothing about you.',
        `The service works for us: it turns your message into an email to our inbox. Like any website, it can see your IP address and some facts about your browser. ${emailServiceOf(site.care)}`,
        `The site itself keeps no copy. The email stays in our inbox. ${messagesKeptOf(site.care)}`,
      ],
    },
    {
      id: 'no-sale',
      heading: 'No sale, no ads, no tracking',
      body: [
        'We don’t sell what you send us or share it for ads. Apart from the services that carry our email, nobody gets it from us unless you ask us to, or the law allows or requires it.',
        'Some browsers send a signal against tracking or sale (Do Not Track, Global Privacy Control). We don’t track you or sell or share your data, so the site works the same with it on or off.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      body: [
        `Our pages ${linkedSites ? `link to sites that we don’t run, such as ${linkedSites}` : 'may link to sites that we don’t run'}. Once you follow a link, that site’s rules apply.`,
      ],
    },
    {
      id: 'your-message',
      heading: 'Seeing, correcting, or deleting a message you sent',
      body: [
        'You can ask us what we have from a message you sent, and ask us to correct or delete it. If the law makes us keep something, we’ll tell you.',
      ],
    },
    {
      id: 'changes',
      heading: 'How we announce changes',
      body: ['If we change this page, the new text has a new effective date at the top, and applies from that day on.'],
    },
    {
      id: 'reach-us',
      heading: 'How to reach us',
      body: [
        [
          'Questions about your privacy? Call ',
          { call: 'clinic' },
          ', or write to ',
          { verbatim: site.email },
          ` or to ${site.name}, `,
          { verbatim: postalAddress },
          '.',
        ],
      ],
    },
  ],
  notices: [privacyPractices],
});

export const content = privacyWith(pictureHost(bucketUrl, siteUrl));
