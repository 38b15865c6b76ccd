import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Media: Story = {
  args: { shape: 'media' },
  decorators: [(Story) => <div style={{ width: '16rem' }}>{<Story />}</div>],
};
