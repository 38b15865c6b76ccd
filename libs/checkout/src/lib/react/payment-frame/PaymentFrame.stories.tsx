import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentFrame } from './PaymentFrame.tsx';

const id = '3f1c2b9a-1d2e-4c3b-8a4f-5e6d7c8b9a0f';

const meta = {
  title: 'checkout/PaymentFrame',
  component: PaymentFrame,
  args: { onSettled: fn(), onAbandoned: fn() },
} satisfies Meta<typeof PaymentFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first message of the provider's page. */
export const Waiting: Story = {
  args: { payment: { id, url: `${window.location.origin}/payments/local/${id}`, cartId: 'cart-1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveFocus();
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('title');
  },
};
