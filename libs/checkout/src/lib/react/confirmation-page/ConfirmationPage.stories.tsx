import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { makeConfirmation } from '../../testing/make-checkout.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';

const confirmation = makeConfirmation();

const meta = {
  title: 'checkout/ConfirmationPage',
  component: ConfirmationPage,
  args: { confirmation, cartId: 'c1', confirmationHours: 24 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <CheckoutProviders>
        <Story />
      </CheckoutProviders>
    ),
  ],
} satisfies Meta<typeof ConfirmationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { tags: ['pixels'] };

export const ManyLinesWithDiscount: Story = {
  args: {
    confirmation: makeConfirmation({
      lines: ['1', '2', '3'].flatMap((key) => confirmation.lines.map((line) => ({ ...line, key }))),
      arrivesOn: 'fre. 4. dec.',
      discount: { incVat: 20000, formatted: '200 kr.' },
      shipping: { incVat: 3900, exVat: 3120, formatted: '39 kr.' },
    }),
  },
};

export const PaidPartlyByBalance: Story = {
  args: {
    confirmation: makeConfirmation({
      balance: { pending: 109800, formatted: '1.098 kr.' },
      total: { incVat: 10000, exVat: -13960, vat: 23960, formatted: '100 kr.' },
    }),
  },
};

export const Business: Story = {
  args: {
    confirmation: makeConfirmation({
      delivery: { ...confirmation.delivery, company: 'Havnens Tegnestue ApS', careOf: 'Receptionen' },
    }),
  },
};
