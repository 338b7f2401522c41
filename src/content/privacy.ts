/** The privacy page: an extension of the specification (it builds on sections 1, 3 and 7). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content = {
  path: '/privacy',
  picture: 'mission',
  title: 'Privacy',
  description: `What the contact form of ${site.name} collects, who passes it on, and why this site sets no cookies and does not track you.`,
  lead: 'You can read every page of this site without telling us who you are. This page says what happens when you write to us. Effective date: November 21, 2026.',
  sections: [
    {
      id: 'reading',
      heading: 'When you read this site',
      body: [
        'The site does not store anything about you, and it does not track you.',
        {
          list: [
            'It sets no cookies.',
            'It puts nothing in your browser’s storage.',
            'It has no ads, no visit counters, and no social media buttons.',
            'It sends no request to any third party before you send a message.',
          ],
        },
        'To show you a page, any web host must see your device’s internet address (IP address). A host may keep short technical logs for a while. We do not use them to find out who you are.',
        'If you tap a phone number, your own phone makes the call. The site does not see it.',
      ],
    },
    {
      id: 'form',
      heading: 'What the form collects',
      body: [
        'The contact form asks for five things:',
        { list: ['your name', 'your email address', 'your phone number', 'a subject', 'your message'] },
        'Your browser checks the fields on your own device. Nothing that you type is sent until you press Submit and all checks pass.',
        'We use what you send to read your message and to answer you. That may be by phone or by email.',
        {
          note: 'Please leave medical details out of the form. Email passes through many hands. Save the details for a talk with us.',
        },
      ],
    },
    {
      id: 'email-service',
      heading: 'Who passes it on',
      body: [
        'This site has no mail server of its own. When you press Submit, your browser sends the five fields to an outside email service. With them go a few fixed codes that tell the service the message is for us. The codes say nothing about you.',
        'The service turns your message into an email and passes it on to our inbox. Like any website you reach, it can see your IP address and some facts about your browser. It has its own rules on what it keeps and for how long.',
        'The site itself keeps no copy. The email stays in our inbox as other email does.',
      ],
    },
    {
      id: 'no-sale',
      heading: 'No sale and no ads',
      body: [
        'We do not sell what you send us. We do not share it for ads. We give it to no one else, other than the email service that carries it, unless you ask us to or the law says we must.',
      ],
    },
    {
      id: 'signals',
      heading: 'Do Not Track and Global Privacy Control',
      body: [
        'Some browsers can send a signal called Do Not Track. Some send one called Global Privacy Control. Both ask a site not to track you, or not to sell or share your data.',
        'We do neither for anyone. So the site works the same with these signals on or off. You don’t need to set anything. No third party follows you over time from our pages to other sites.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      body: [
        `Our pages link to two sites that we do not run: ${site.jobsProgram.name}, a jobs program, and the ${site.certification.registerName}. Once you follow a link, the rules of that site apply.`,
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      body: [
        [
          'You never have to use the form. You can call ',
          { call: 'clinic' },
          ' in its place. You can ask us what we hold from a message you sent, and ask us to correct it or delete it. If the law makes us keep something, we will tell you so.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'How we announce changes',
      body: [
        'If we change this page, we post the new text at this same address and put a new effective date at the top. A change counts only from its new date on.',
      ],
    },
    {
      id: 'reach-us',
      heading: 'How to reach us',
      body: [
        [
          'Questions about your privacy? Call ',
          { call: 'clinic' },
          `, or write to ${site.email}. By mail: ${site.name}, ${site.address.street}, ${site.address.locality}.`,
        ],
      ],
    },
  ],
} satisfies TextPageContent;
