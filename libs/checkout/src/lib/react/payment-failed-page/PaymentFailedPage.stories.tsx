import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { PaymentFailedPage } from './PaymentFailedPage.tsx';

const meta = {
  title: 'checkout/PaymentFailedPage',
  component: PaymentFailedPage,
  args: { failure: 'Error' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <CheckoutProviders>
        <Story />
      </CheckoutProviders>
    ),
  ],
} satisfies Meta<typeof PaymentFailedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {};

export const SoldOut: Story = { args: { failure: 'OutOfStock' } };

export const Blocked: Story = { args: { failure: 'BlockedCustomer' } };
