import { fail, ok } from '@lyng/model';
import { makeSku, makeStock } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BackInStockForm } from './BackInStockForm.tsx';
import type { BackInStockFormProps } from './BackInStockForm.tsx';

const sizes = [makeSku(36, '36', makeStock(0)), makeSku(37, '37', makeStock(0, { incoming: '2026-12-01T12:00:00Z' }))];

const accept: BackInStockFormProps['onSubmit'] = async () => ok(true);
const reject: BackInStockFormProps['onSubmit'] = async () => fail({ kind: 'invalid-email' });

const meta = {
  title: 'catalogue/BackInStockForm',
  component: BackInStockForm,
  args: { sizes, skuId: 37, onSubmit: accept },
} satisfies Meta<typeof BackInStockForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OneSize: Story = { args: { sizes: sizes.slice(0, 1), skuId: 36 } };

export const Noted: Story = { args: { outcome: { kind: 'noted' } } };

export const Unavailable: Story = { args: { outcome: { kind: 'unavailable' } } };

export const TooMany: Story = { args: { outcome: { kind: 'too-many' } } };

export const NoSize: Story = { args: { outcome: { kind: 'no-size' } } };

/** Pending: the button shows that it is busy. */
export const Sending: Story = {
  args: { onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const WrongAddress: Story = {
  args: { onSubmit: reject },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'anna{Enter}');
    await expect(await canvas.findByText('Indtast en gyldig e-mailadresse.')).toBeVisible();
  },
};
