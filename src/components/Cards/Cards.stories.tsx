import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover, screen, wide } from '../../../.storybook/story';
import { conditionLinks } from '../../content/interface/menus';
import { Cards } from './Cards';

export default { component: Cards } satisfies Meta<typeof Cards>;
type Story = StoryObj<typeof Cards>;

const one = { cards: conditionLinks.slice(0, 1) };
const title = 'Post-traumatic stress disorder and acute stress';

export const Default: Story = { args: { cards: conditionLinks.slice(0, 3) }, parameters: wide };
export const SmallScreen: Story = { args: one, ...screen(320, 410) };
export const Hover: Story = { args: one, ...screen(320, 410, hover) };
export const FocusVisible: Story = { args: one, ...screen(320, 410, focusVisible) };
export const LongText: Story = { args: { cards: one.cards.map((card) => ({ ...card, title })) }, ...screen(320, 410) };
