import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalancePage } from './BalancePage.tsx';

const meta = {
  title: 'account/BalancePage',
  component: BalancePage,
  args: { balance: { hereFormatted: '250 kr.', transactions: [], elsewhere: [] } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BalancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHistory: Story = {
  args: {
    balance: {
      hereFormatted: '151 kr.',
      elsewhere: [],
      transactions: [
        {
          id: 3,
          kind: 'REFUND',
          isPayment: false,
          amountFormatted: '49 kr.',
          orderId: 100412,
          date: '2026-03-09T10:00:00Z',
        },
        {
          id: 2,
          kind: 'PURCHASE',
          isPayment: true,
          amountFormatted: '-148 kr.',
          orderId: 100412,
          date: '2026-03-02T10:00:00Z',
        },
        {
          id: 1,
          kind: 'CREDIT',
          isPayment: false,
          amountFormatted: '250 kr.',
          orderId: null,
          date: '2026-01-15T10:00:00Z',
        },
      ],
    },
  },
};

export const InOtherCountriesToo: Story = {
  args: { balance: { hereFormatted: '0 kr.', transactions: [], elsewhere: ['120 kr', '15,00 €'] } },
};
