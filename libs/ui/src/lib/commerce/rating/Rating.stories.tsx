import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../../primitives/layout/Stack.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'ui/Rating',
  component: Rating,
  args: { value: 4.3, shownValue: '4,3', count: 128 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};

/** One person's own rating: stars only. */
export const OwnRating: Story = { render: () => <Rating value={4} shownValue="4" /> };

/** The stars round to halves. */
export const FromNoneToAll: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 0.5, 1.7, 2.5, 3.2, 4.6, 5].map((value) => (
        <Rating key={value} value={value} shownValue={String(value).replace('.', ',')} count={Math.round(value * 7)} />
      ))}
    </Stack>
  ),
};
