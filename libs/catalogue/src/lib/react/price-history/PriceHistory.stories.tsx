import { makeMoney } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceHistory } from './PriceHistory.tsx';

const meta = {
  title: 'catalogue/PriceHistory',
  component: PriceHistory,
  args: {
    vatIncluded: true,
    log: [
      { since: '2026-10-22T00:00:00.000Z', price: makeMoney(59900) },
      { since: '2026-11-05T00:00:00.000Z', price: makeMoney(44900) },
      { since: '2026-11-12T00:00:00.000Z', price: makeMoney(49900) },
    ],
  },
} satisfies Meta<typeof PriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

export const Unchanged: Story = { args: { log: [] } };
