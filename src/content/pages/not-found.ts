/** The page for any unknown address. It is an extension: the specification has no not-found route (section 2). */

import { conditionLinks } from '../interface/menus';
import type { Block, Text } from '../rich-text';
import type { PageMetadata } from '../types';

interface NotFoundContent extends PageMetadata {
  readonly path: '/not-found';
  readonly lead: Text;
  readonly ways: { readonly heading: string; readonly body: readonly Block[] };
}

export const content = {
  path: '/not-found',
  picture: 'not-found',
  title: 'Page not found',
  description: 'There’s no page at this address. Find help with mental health or substance use here, or call us.',
  lead: 'There’s no page at this address. The link may be old, or the address may be mistyped.',
  ways: {
    heading: 'Were you looking for one of these?',
    body: [
      {
        list: [
          [
            { to: '/mental-health', text: 'Mental health' },
            `: ${conditionLinks.length} conditions, their signs, and how treatment helps`,
          ],
          [
            { to: '/substance-abuse', text: 'Substance use' },
            ': alcohol and other drugs, what to do in an overdose, and how to stop safely',
          ],
          [{ to: '/crisis-intervention', text: 'Help in a crisis' }, ': whom to call or text, day or night'],
          [{ to: '/family-therapy', text: 'Help for families' }, ': when someone you love needs help or refuses it'],
          [{ to: '/contact', text: 'Contact' }, ': phone numbers, email, address, and a message form'],
          [{ to: '/', text: 'Home page' }, ': start over'],
        ],
      },
    ],
  },
} satisfies NotFoundContent;
