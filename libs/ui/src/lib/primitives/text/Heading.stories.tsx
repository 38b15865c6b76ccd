import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Heading',
  component: Heading,
  args: { level: 2, children: 'Shoes for women' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsItsLevel: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['s', 'm', 'l', 'xl', '2xl', '3xl'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Kengät naisille
        </Heading>
      ))}
    </Stack>
  ),
};
