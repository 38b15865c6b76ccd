import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'Your bag is empty' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithSign: Story = { args: { icon: 'bag', text: 'Find something you like and put it in the bag.' } };

export const WithAction: Story = {
  args: {
    text: 'Find something you like and put it in the bag.',
    action: <ButtonLink href="#new">See what is new</ButtonLink>,
  },
};
