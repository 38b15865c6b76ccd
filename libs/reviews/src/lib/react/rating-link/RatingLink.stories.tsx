import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingLink } from './RatingLink.tsx';

const meta = {
  title: 'reviews/RatingLink',
  component: RatingLink,
  args: { reviews: { average: 4.3, count: 12 } },
} satisfies Meta<typeof RatingLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OneReview: Story = { args: { reviews: { average: 5, count: 1 } } };
