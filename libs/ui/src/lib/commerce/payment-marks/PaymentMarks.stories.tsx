import type { Meta, StoryObj } from '@storybook/react-vite';

import { PaymentMarks } from './PaymentMarks.tsx';

const meta = {
  title: 'ui/PaymentMarks',
  component: PaymentMarks,
  args: { names: ['Visa', 'Mastercard', 'Klarna', 'MobilePay'] },
} satisfies Meta<typeof PaymentMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
