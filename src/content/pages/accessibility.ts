/** The accessibility page: an extension of the specification. The form’s limits come from sections 4 and 5. */
import { site } from '../../site';
import { nondiscrimination, webAccessibility } from '../notices/civil-rights';
import { crisisInSpanish, languageAssistance } from '../notices/language-assistance';
import { relay } from '../notices/relay';
import type { Text } from '../rich-text';
import type { TextPageContent } from '../types';

/**
 * The limits of the form.
 * @param announced whether the form says that a message could not be sent (`options.announceSendFailure`)
 */
const formLimits = (announced: boolean): readonly Text[] => [
  ...(announced
    ? []
    : [
        [
          'If sending fails, the form shows nothing. If you don’t see or hear “Message Sent,” call ',
          { call: 'clinic' },
          '.',
        ] as const,
        'The form empties as soon as sending starts. If your message is long, keep a copy of it first.',
      ]),
  'The Name field takes only letters and spaces. Type a space for a hyphen or an apostrophe.',
];

/** The accessibility page for a form that announces failed messages, or for one that does not. */
export const accessibilityWith = (announced: boolean): TextPageContent => ({
  path: '/accessibility',
  picture: 'mission',
  noPicture: true,
  title: 'Accessibility',
  description: `The standard this site of ${site.name} aims for, how we check it, what isn’t good enough yet, and how to report a barrier.`,
  lead: 'We want everyone to be able to read this site and reach us, on any device and with any assistive tool. If something gets in your way, please tell us.',
  sections: [
    {
      id: 'standard',
      heading: 'The standard we aim for',
      body: [
        'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Among other things, this means:',
        {
          list: [
            'You can use menus, links, and the form with a keyboard alone.',
            'Text stands out from what’s behind it, and pages still work when you make it larger.',
            'You can stop moving pictures, and they stay still if your device asks for less motion.',
            'Form fields have labels, and errors are explained in words.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      heading: 'How we check it',
      body: [
        {
          list: [
            'A tool called axe checks every page in a real Chromium browser. We switch off none of its rules.',
            'Other tests move through the site with the keyboard, and check parts such as the menus and the form.',
            'In one automated session, a screen reader (Orca, in Firefox) read parts of the site.',
          ],
        },
        'Automatic tests find only some barriers. Nobody who relies on a screen reader, a voice tool, or other assistive technology has tested this site yet, and no outside auditor has.',
      ],
    },
    {
      id: 'limits',
      heading: 'Limits we know of',
      body: [
        'The contact form has these:',
        { list: formLimits(announced) },
        'You can always skip the form and call or email us instead.',
      ],
    },
    {
      id: 'report',
      heading: 'How to report a barrier',
      body: [
        ['Write to ', { verbatim: site.email }, ' or call ', { call: 'clinic' }, '. It helps us if you can say:'],
        {
          list: [
            'which page you were on',
            'what you tried to do, and what happened',
            'which device, browser, and assistive tool you use',
          ],
        },
        'If you need something from this site right away, we can read or explain it to you on the phone.',
      ],
    },
  ],
  notices: [webAccessibility, nondiscrimination, languageAssistance, relay, crisisInSpanish],
});

export const content = accessibilityWith(site.options.announceSendFailure);
