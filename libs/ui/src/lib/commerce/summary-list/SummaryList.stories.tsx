import type { Meta, StoryObj } from '@storybook/react-vite';

import { SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'ui/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { label: 'Goods', value: '1.798 kr.' },
      { label: 'Discount', value: '−200 kr.', emphasis: 'sale' },
      { label: 'Delivery', value: 'Free' },
      { label: 'Total including VAT', value: '1.598 kr.', emphasis: 'total' },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sum: Story = {};

/** Amounts stay visible while the server calculates them again. */
export const Busy: Story = { args: { busy: true } };
