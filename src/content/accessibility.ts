/** The accessibility page: an extension of the specification (section 4 explains the form's known limits). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content = {
  path: '/accessibility',
  picture: 'mission',
  title: 'Accessibility',
  description: `The standard this site of ${site.name} aims for, how we check it, what we know is not good enough yet, and how to report a barrier.`,
  lead: 'We want everyone to be able to read this site and reach us, with whatever device, senses, or tools they have. If something stands in your way, please tell us.',
  sections: [
    {
      id: 'standard',
      heading: 'The standard we aim for',
      body: [
        'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Among other things, this means:',
        {
          list: [
            'You can use menus, links, and the form with a keyboard alone.',
            'Text stands out from what is behind it.',
            'Pages still work when you make the text larger or the screen is narrow.',
            'Moving pictures can be stopped, and they stay still if your device asks for less motion.',
            'Form fields have labels, and errors are told in words.',
          ],
        },
        'We also try to write in plain words and short sentences.',
      ],
    },
    {
      id: 'checks',
      heading: 'How we check it',
      body: [
        {
          list: [
            'A tool called axe checks every page in a real Chromium browser. We switch off none of its rules.',
            'Keyboard tests move through the site without a mouse.',
            'Component tests check the parts that pages are built from, such as the menus and the form.',
          ],
        },
        'Tests by a machine find only some barriers. No outside auditor has tested this site yet. It has not been tested with every screen reader, voice tool, or other assistive technology.',
      ],
    },
    {
      id: 'limits',
      heading: 'Limits we know of',
      body: [
        'The contact form has three:',
        {
          list: [
            [
              'If sending fails, the form shows nothing. If you don’t see or hear “Message Sent”, call ',
              { call: 'clinic' },
              '.',
            ],
            '“Message Sent” shows for only 3 seconds. After that the button reads “Submit” again.',
            'The form empties as soon as sending starts. If your message is long, keep a copy of it first.',
          ],
        },
        ['You can always leave the form aside and call us, or write to us by email.'],
      ],
    },
    {
      id: 'report',
      heading: 'How to report a barrier',
      body: [
        ['Call ', { call: 'clinic' }, ` or write to ${site.email}. It helps us if you can say:`],
        {
          list: [
            'which page you were on',
            'what you tried to do, and what happened',
            'which device, browser, and assistive tool you use',
          ],
        },
        'If you are missing some facts, report it all the same. If you need something from this site right away, we can read it to you or explain it on the phone. You can schedule an initial assessment by phone too.',
      ],
    },
  ],
} satisfies TextPageContent;
