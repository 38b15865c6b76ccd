import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleAftercare, exampleReceipt } from '../../testing/example-return.ts';
import { ReturnPage } from './ReturnPage.tsx';

const lookup = { kind: 'lookup', orderNumber: '', email: '' } as const;
const choose = { kind: 'choose', aftercare: exampleAftercare, email: '' } as const;

const meta = {
  title: 'account/ReturnPage',
  component: ReturnPage,
  args: { view: lookup },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReturnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lookup: Story = {};

export const NotFound: Story = {
  args: {
    view: { ...lookup, orderNumber: '100200', email: 'anna@example.com', failure: { kind: 'not-found' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Ordrenummer')).toHaveValue('100200');
  },
};

export const Choose: Story = {
  args: { view: choose },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Solveig støvle, 38/ })).toBeVisible();
    await expect(canvas.getAllByLabelText('Antal')).toHaveLength(2);
  },
};

export const NothingChosen: Story = { args: { view: { ...choose, failure: { kind: 'invalid' } } } };

/** The choices are still there. */
export const ReasonMissing: Story = {
  args: {
    view: {
      ...choose,
      choice: { 'quantity-1': '2', 'reason-1': 'TOO_SMALL', 'quantity-2': '1' },
      failure: { kind: 'invalid' },
    },
  },
  play: async ({ canvas }) => {
    const valuesOf = (label: string) =>
      canvas.getAllByLabelText<HTMLSelectElement>(label).map(({ selectedOptions: [option] }) => option?.text);
    await expect(valuesOf('Antal')).toEqual(['2', '1']);
    await expect(valuesOf('Årsag')).toEqual(['For lille', 'Vælg årsag']);
  },
};

/** The backend was down when the form was posted: it goes on from the order with what was chosen. */
export const NotSentForNow: Story = {
  args: {
    view: {
      ...lookup,
      orderNumber: '100200',
      email: 'anna@example.com',
      choice: { 'quantity-1': '2', 'reason-1': 'TOO_SMALL' },
      failure: { kind: 'unavailable' },
    },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText<HTMLInputElement>('Ordrenummer').form;
    await expect(form && [...new FormData(form)]).toContainEqual(['reason-1', 'TOO_SMALL']);
  },
};

export const NotSentYet: Story = {
  args: {
    view: {
      ...choose,
      aftercare: {
        ...exampleAftercare,
        canReturn: false,
        withdrawal: 'CANCEL',
        returnableUntil: null,
        packedAt: null,
        sentAt: null,
        deliveredAt: null,
      },
    },
  },
};

export const PeriodOver: Story = {
  args: { view: { ...choose, aftercare: { ...exampleAftercare, canReturn: false, withdrawal: null } } },
};

export const Withdraw: Story = {
  args: { view: { ...choose, kind: 'withdraw' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bekræft fortrydelse' })).toBeVisible();
  },
};

export const Receipt: Story = {
  args: { view: { kind: 'receipt', receipt: exampleReceipt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR-kode RET-1B9D6BCD-BBFD' })).toBeVisible();
    await expect(canvas.getByText('24. november 2026, 10.15')).toBeVisible();
  },
};

export const CancelledBeforePacking: Story = {
  args: {
    view: {
      kind: 'receipt',
      receipt: {
        ...exampleReceipt,
        kind: 'WITHDRAWAL',
        receivedAt: '2026-11-24T09:15:00.000Z',
        label: null,
        refundedFormatted: '1.098 kr.',
      },
    },
  },
};

export const Arrived: Story = {
  args: {
    view: {
      kind: 'receipt',
      receipt: { ...exampleReceipt, receivedAt: '2026-11-26T09:15:00.000Z', refundedFormatted: '1.098 kr.' },
    },
  },
};
