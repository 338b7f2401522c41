import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { Icon, type IconName } from './Icon';

export default { component: Icon, parameters: wide } satisfies Meta<typeof Icon>;

/** What each icon stands for on the site. */
const labels: Readonly<Record<IconName, string>> = {
  arrow: 'Learn More',
  check: 'Message Sent, in network',
  back: 'Previous slide',
  forward: 'Next slide',
  down: 'On this page',
  up: 'Back to top',
  pause: 'Stop slides',
  play: 'Start slides',
  menu: 'Menu',
  close: 'Menu, open',
  message: 'Message',
  crisis: 'Crisis',
  phone: 'Call',
};
const icons = Object.keys(labels) as IconName[];

export const EveryIcon: StoryObj = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)', padding: 0, listStyle: 'none' }}>
      {icons.map((name) => (
        <li key={name}>
          <Icon name={name} /> {labels[name]}
        </li>
      ))}
    </ul>
  ),
};
