import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrder as order } from '../../testing/example-order.ts';
import { exampleAftercare } from '../../testing/example-return.ts';
import { OrderPage } from './OrderPage.tsx';

const ordered = { packedAt: null, sentAt: null, deliveredAt: null, expectedAt: null };

const meta = {
  title: 'account/OrderPage',
  component: OrderPage,
  args: {
    order,
    aftercare: { ...exampleAftercare, canReturn: false, withdrawal: 'CANCEL', ...ordered },
    formKey: 'key',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};

export const Sent: Story = {
  args: {
    aftercare: { ...exampleAftercare, deliveredAt: null },
    order: {
      ...order,
      status: 'completed',
      lines: ['1', '2', '3'].flatMap((key) => order.lines.map((line) => ({ ...line, key, isFree: key === '3' }))),
      discountFormatted: '200 kr.',
      shippingFormatted: '39 kr.',
      fromBalanceFormatted: '50 kr.',
      parcels: [
        {
          key: '1',
          carrier: 'PostNord',
          number: '00357012345678901234',
          sentAt: '2026-11-21T09:30:00.000Z',
          trackingHref: 'https://tracking.example.com/00357012345678901234',
        },
        { key: '2', carrier: 'GLS', number: '', sentAt: undefined, trackingHref: undefined },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Følg pakken' })).toBeVisible();
    await expect(canvas.getByText('På vej').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: 'Returner varer' })).toBeVisible();
  },
};

export const Delivered: Story = {
  args: {
    order: { ...order, status: 'completed' },
    aftercare: {
      ...exampleAftercare,
      returns: [{ id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', number: 500_001, kind: 'RETURN', receivedAt: null }],
    },
    invoicePortal: 'https://invoices.example.com',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retur 500001' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se dine fakturaer' })).toBeVisible();
  },
};

/** With an order system that does not know it. */
export const WithoutAftercare: Story = { args: { aftercare: undefined, formKey: undefined } };

export const ProductNoLongerSold: Story = {
  args: { order: { ...order, lines: order.lines.map((line) => ({ ...line, alias: undefined, image: undefined })) } },
};

export const StateNotKnown: Story = { args: { order: { ...order, status: undefined, payments: [], delivery: [] } } };
