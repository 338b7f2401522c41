import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageReview } from './PageReview';

export default { component: PageReview } satisfies Meta<typeof PageReview>;
type Story = StoryObj<typeof PageReview>;

const review = { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' };

export const Default: Story = { args: { reviews: { '/': review, '/not-found': review } } };
