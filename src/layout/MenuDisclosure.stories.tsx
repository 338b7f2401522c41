import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '../../.storybook/story';
import { menus } from '../content/interface/menus';
import { MenuDisclosure } from './MenuDisclosure';

export default {
  component: MenuDisclosure,
  render: () => (
    <nav aria-label="Main">
      <ul>
        {menus.slice(1, 2).map((menu) => (
          <MenuDisclosure key={menu.label} menu={menu} />
        ))}
      </ul>
    </nav>
  ),
} satisfies Meta<typeof MenuDisclosure>;
type Story = StoryObj<typeof MenuDisclosure>;

export const Closed: Story = screen(320, 120);
export const Open: Story = {
  ...screen(320, 620),
  play: ({ canvasElement }) => canvasElement.querySelector('details')?.setAttribute('open', ''),
};
