import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderAccount } from './OrderAccount.tsx';
import type { OrderAccountProps } from './OrderAccount.tsx';

const meta = {
  title: 'auth/OrderAccount',
  component: OrderAccount,
  args: { email: 'solveig@example.com', create: async () => ok(true) },
} satisfies Meta<OrderAccountProps>;

export default meta;
type Story = StoryObj<OrderAccountProps>;

export const Offered: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Adgangskode'), 'tre små kinesere');
    await userEvent.click(canvas.getByRole('button', { name: 'Opret konto' }));
    await expect(await canvas.findByText('Din konto er klar')).toBeVisible();
  },
};

export const EmailHasAnAccount: Story = {
  args: { create: async () => fail({ kind: 'account-exists' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Adgangskode'), 'tre små kinesere');
    await userEvent.click(canvas.getByRole('button', { name: 'Opret konto' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
