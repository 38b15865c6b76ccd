import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { StepLinks } from './StepLinks.tsx';

const meta = {
  title: 'checkout/StepLinks',
  component: StepLinks,
  args: { current: 'details', onStep: fn() },
  decorators: [
    (Story) => (
      <CheckoutProviders>
        <Story />
      </CheckoutProviders>
    ),
  ],
} satisfies Meta<typeof StepLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheDetails: Story = {};

export const AtThePayment: Story = {
  args: { current: 'payment' },
  play: async ({ args, canvas, userEvent }) => {
    const [details] = canvas.getAllByRole('link');
    if (details) await userEvent.click(details);
    await expect(args.onStep).toHaveBeenCalledWith('details');
  },
};
