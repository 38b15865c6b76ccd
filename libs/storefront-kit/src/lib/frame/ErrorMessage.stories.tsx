import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

const meta = {
  title: 'storefront-kit/ErrorMessage',
  component: ErrorMessage,
  args: { error: new Error('broken'), isOnline: true },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta<typeof ErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Offline: Story = { args: { isOnline: false } };
