import type { Example } from '../example';
import { Icon, type IconName, PhoneIcon } from './Icon';

/** The text that each icon appears beside. */
const labels: Readonly<Record<IconName, string>> = {
  arrow: 'Learn More',
  back: 'Previous slide',
  forward: 'Next slide',
  down: 'On this page',
  up: 'Back to top',
  pause: 'Stop slides',
  play: 'Start slides',
  menu: 'Menu',
  close: 'Menu, open',
  message: 'Message',
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)', padding: 0, listStyle: 'none' } as const;

export const examples: readonly Example[] = [
  {
    state: 'every icon',
    element: (
      <ul style={row}>
        {Object.entries(labels).map(([name, text]) => (
          <li key={name}>
            <Icon name={name as IconName} /> {text}
          </li>
        ))}
        <li>
          <PhoneIcon /> Call
        </li>
      </ul>
    ),
    wide: true,
  },
];
