import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSettings } from './AccountSettings.tsx';
import type { AccountSettingsProps } from './AccountSettings.tsx';

const meta = {
  title: 'auth/AccountSettings',
  component: AccountSettings,
  args: { accountHref: '/account', changePassword: async () => ok(true) },
} satisfies Meta<AccountSettingsProps>;

export default meta;
type Story = StoryObj<AccountSettingsProps>;

export const Plain: Story = {};

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Nuværende adgangskode'), 'lyngkunde1');
  await userEvent.type(canvas.getByLabelText('Ny adgangskode'), 'lyngkunde2');
  await userEvent.type(canvas.getByLabelText('Gentag adgangskoden'), 'lyngkunde2');
  await userEvent.click(canvas.getByRole('button', { name: 'Gem adgangskoden' }));
};

export const Changed: Story = {
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Din adgangskode er ændret.')).toBeVisible();
  },
};

export const NotFinished: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gem adgangskoden' }));
    await expect(await canvas.findByRole('group', { name: 'Der er noget, der skal rettes' })).toHaveFocus();
  },
};

export const TooManyTries: Story = {
  args: { changePassword: async () => fail({ kind: 'too-many' }) },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
