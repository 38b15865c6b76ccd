import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { PendingContent } from './PendingContent.tsx';
import { SidePanel } from './dialogs.tsx';

const meta = {
  title: 'ui/PendingContent',
  component: PendingContent,
  decorators: [
    (Story) => (
      <SidePanel open title="Størrelsesguide" onClose={fn()}>
        <Story />
      </SidePanel>
    ),
  ],
} satisfies Meta<typeof PendingContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { args: { onRetry: null } };

export const Failed: Story = { args: { onRetry: fn() } };
