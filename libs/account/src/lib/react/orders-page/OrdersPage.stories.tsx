import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ListedOrder } from '../../core/order.ts';
import { pageOf } from '../../core/order-pages.ts';
import { OrdersPage } from './OrdersPage.tsx';

const statuses = ['received', 'processing', 'completed', 'cancelled', 'returned', 'refunded', undefined] as const;

const makeOrder = (index: number): ListedOrder => ({
  id: 100_200 - index,
  status: statuses[index % statuses.length],
  placedAt: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000 * 9).toISOString(),
  totalFormatted: `${(index * 137) % 2000} kr.`,
  units: 1 + (index % 6),
  images: ['solveig-1.jpg', 'birk-1.jpg', 'vinga-1.jpg', 'runa-1.jpg', 'tove-1.jpg'].slice(0, 1 + (index % 5)),
});

const meta = {
  title: 'account/OrdersPage',
  component: OrdersPage,
  args: pageOf([0, 1, 2, 3, 4, 5, 6].map(makeOrder), null),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Ordrenummer 100200' })).toHaveAttribute(
      'href',
      '/min-konto/bestillinger/100200',
    );
  },
};

export const NoOrders: Story = { args: pageOf([], null) };

export const OneOrder: Story = { args: pageOf([makeOrder(0)], null) };

const twoHundred = Array.from({ length: 200 }, (_, index) => makeOrder(index));

/** As many as the list has: a page of them, and the way to the others. */
export const TwoHundredOrders: Story = {
  args: pageOf(twoHundred, '5'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.getByText('Side 5 af 10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nyere ordrer' })).toHaveAttribute(
      'href',
      '/min-konto/bestillinger?page=4',
    );
    await expect(canvas.getByRole('link', { name: 'Ældre ordrer' })).toHaveAttribute(
      'href',
      '/min-konto/bestillinger?page=6',
    );
  },
};

export const LastPage: Story = { args: pageOf(twoHundred, '10') };
