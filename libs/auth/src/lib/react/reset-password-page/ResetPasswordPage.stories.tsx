import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import type { ResetPasswordPageProps } from './ResetPasswordPage.tsx';

const meta = {
  title: 'auth/ResetPasswordPage',
  component: ResetPasswordPage,
  args: { commit: async () => ok(true), loginHref: '/?action=login' },
} satisfies Meta<ResetPasswordPageProps>;

export default meta;
type Story = StoryObj<ResetPasswordPageProps>;

export const Plain: Story = {};

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Ny adgangskode'), 'nyadgang1');
  await userEvent.type(canvas.getByLabelText('Gentag adgangskoden'), 'nyadgang1');
  await userEvent.click(canvas.getByRole('button', { name: 'Gem adgangskoden' }));
};

export const Changed: Story = {
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Din adgangskode er ændret.')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { commit: async () => fail({ kind: 'reset-expired' }) },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
