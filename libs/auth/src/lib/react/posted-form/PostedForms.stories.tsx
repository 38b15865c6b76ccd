import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyForm } from '../../wire/handle-login-form.ts';
import { PostedLoginForm } from './PostedLoginForm.tsx';
import type { PostedLoginFormProps } from './PostedLoginForm.tsx';
import { PostedPasswordForm } from './PostedPasswordForm.tsx';

const meta = {
  title: 'auth/PostedLoginForm',
  component: PostedLoginForm,
} satisfies Meta<PostedLoginFormProps>;

export default meta;
type Story = StoryObj<PostedLoginFormProps>;

const typed = { ...emptyForm, email: 'kunde@example.com' };

export const Empty: Story = {};

export const WrongPassword: Story = {
  args: { posted: { ...typed, failure: { kind: 'wrong-credentials' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Adgangskode')).toHaveAccessibleDescription(/Forkert e-mail/);
  },
};

export const OutOfReach: Story = { args: { posted: { ...typed, failure: { kind: 'unavailable' } } } };

export const LinkOnItsWay: Story = { args: { posted: { ...typed, isDone: true } } };

export const NewPassword: Story = {
  render: () => <PostedPasswordForm loginHref="/?action=login" />,
};

export const NewPasswordTooShort: Story = {
  render: () => (
    <PostedPasswordForm
      loginHref="/?action=login"
      posted={{ ...emptyForm, errors: [{ field: 'password', error: 'too-short' }] }}
    />
  ),
};

export const PasswordChanged: Story = {
  render: () => <PostedPasswordForm loginHref="/?action=login" posted={{ ...emptyForm, isDone: true }} />,
};
