import { fail, ok } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginPanelProps } from './LoginPanel.tsx';

const welcome = async (): ReturnType<LoginPanelProps['login']> => ok(true);

const meta = {
  title: 'auth/LoginPanel',
  component: LoginPanel,
  args: { open: true, onClose: fn(), login: welcome, register: welcome, requestReset: welcome },
} satisfies Meta<LoginPanelProps>;

export default meta;
type Story = StoryObj<LoginPanelProps>;

export const LogIn: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CreateAccount: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('tab', { name: 'Opret konto' }));
    await expect(screen.getByRole('form', { name: 'Opret konto' })).toBeVisible();
  },
};

export const NotFinished: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(
      within(screen.getByRole('form', { name: 'Log ind' })).getByRole('button', { name: 'Log ind' }),
    );
    await expect(await screen.findByRole('group', { name: 'Der er noget, der skal rettes' })).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  args: { login: async () => fail({ kind: 'wrong-credentials' }) },
  play: async ({ userEvent }) => {
    const form = within(screen.getByRole('form', { name: 'Log ind' }));
    await userEvent.type(form.getByLabelText('E-mail'), 'kunde@example.com');
    await userEvent.type(form.getByLabelText('Adgangskode'), 'forkert1');
    await userEvent.click(form.getByRole('button', { name: 'Log ind' }));
    await expect(await form.findByRole('alert')).toBeVisible();
  },
};

export const ForgottenPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Glemt adgangskode?' }));
    const form = within(screen.getByRole('form', { name: 'Glemt adgangskode' }));
    await userEvent.type(form.getByLabelText('E-mail'), 'kunde@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send linket' }));
    await expect(await screen.findByText(/er et link på vej/)).toBeVisible();
  },
};
