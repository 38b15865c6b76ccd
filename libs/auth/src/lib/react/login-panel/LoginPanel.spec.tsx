import { TestProviders } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPanel } from './LoginPanel.tsx';

type AuthResult = Result<AuthFailure, true>;

function openPanel(result: AuthResult = ok(true)) {
  const respond = () => jest.fn(async (..._sent: readonly unknown[]): Promise<AuthResult> => result);
  const actions = { login: respond(), register: respond(), requestReset: respond() };
  render(
    <TestProviders>
      <LoginPanel open onClose={() => undefined} {...actions} />
    </TestProviders>,
  );
  return actions;
}

/** The form of a tab; the others are there, and hidden by style only. */
const formOf = (name: string) => within(screen.getByRole('form', { name }));
const press = (form: string, button = form) => userEvent.click(formOf(form).getByRole('button', { name: button }));
const openForgotten = () => press('Log in', 'Forgotten your password?');

const fill = (form: string, typed: Readonly<Record<string, string>>): void => {
  const fields = formOf(form);
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(fields.getByLabelText(label), { target: { value: text } });
};

describe('the login panel', () => {
  it('logs in with what a program filled in without an event, remembered by default [AUTH-02, AUTH-09, BUG-18]', async () => {
    const { login } = openPanel();
    for (const [label, value] of Object.entries({ Email: ' kunde@example.com ', Password: ' hemmelig ' }))
      Object.assign(formOf('Log in').getByLabelText(label), { value });
    await press('Log in');
    expect(login).toHaveBeenLastCalledWith({ username: 'kunde@example.com', password: ' hemmelig ', remember: true });
    await userEvent.click(formOf('Log in').getByRole('checkbox', { name: 'Keep me logged in for a week' }));
    await press('Log in');
    expect(login).toHaveBeenLastCalledWith({ username: 'kunde@example.com', password: ' hemmelig ', remember: false });
  });

  it('lists all missing fields, each linked to its field, and sends nothing [AUTH-10]', async () => {
    const { login } = openPanel();
    await press('Log in');
    const summary = formOf('Log in').getByRole('group', { name: 'Please correct these fields' });
    expect(summary).toHaveFocus();
    const missing = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(missing).toEqual(['Write your email address', 'Write a password']);
    expect(formOf('Log in').getByLabelText('Email')).toBeInvalid();
    expect(login).not.toHaveBeenCalled();
  });

  it('creates no account with a short password that is repeated wrongly [AUTH-10]', async () => {
    const { register } = openPanel();
    fill('Create account', { Email: 'ny@example.com', Password: '123456', 'Repeat the password': '1234567' });
    await press('Create account');
    for (const name of ['Use at least 7 characters', 'The passwords do not match'])
      expect(formOf('Create account').getByRole('link', { name })).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it.each<[AuthFailure['kind'], string]>([
    ['wrong-credentials', 'Wrong email or password.'],
    ['account-exists', 'An account already exists with this email. Log in instead, or request a new password.'],
    ['too-many', 'That was a lot of tries. Wait a while and try again.'],
    ['unavailable', 'We could not reach the shop. Try again; what you have typed is still here.'],
    ['insecure', 'Your browser cannot log in over this connection. Open the shop with https.'],
  ])('announces %s, and does not clear the fields [AUTH-11]', async (kind, text) => {
    openPanel(fail({ kind } as AuthFailure));
    fill('Log in', { Email: 'kunde@example.com', Password: 'forkert1' });
    await press('Log in');
    expect(await formOf('Log in').findByRole('alert')).toHaveTextContent(text);
    expect(formOf('Log in').getByLabelText('Password')).toHaveValue('forkert1');
  });

  it('keeps what was typed from one form to the next', async () => {
    openPanel();
    fill('Log in', { Email: 'ny@example.com', Password: 'nykunde1' });
    await userEvent.click(screen.getByRole('tab', { name: 'Create account' }));
    expect(formOf('Create account').getByLabelText('Email')).toHaveValue('ny@example.com');
    expect(formOf('Create account').getByLabelText('Password')).toHaveValue('nykunde1');
  });

  it('sends once, however often it is pressed while the request is in flight', async () => {
    let settle: (result: AuthResult) => void = () => undefined;
    const login = jest.fn(() => new Promise<AuthResult>((resolve) => (settle = resolve)));
    render(
      <TestProviders>
        <LoginPanel open onClose={() => undefined} login={login} register={login} />
      </TestProviders>,
    );
    fill('Log in', { Email: 'kunde@example.com', Password: 'lyngkunde1' });
    await userEvent.dblClick(formOf('Log in').getByRole('button', { name: 'Log in' }));
    expect(login).toHaveBeenCalledTimes(1);
    await act(async () => settle(ok(true)));
    expect(screen.queryByRole('button', { name: 'Forgotten your password?' })).not.toBeInTheDocument();
  });

  it('has fields that password managers know, and shows a password on demand', async () => {
    openPanel();
    const old = formOf('Log in').getByLabelText('Password');
    const fresh = formOf('Create account').getByLabelText('Repeat the password');
    expect(formOf('Log in').getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(old).toHaveAttribute('autocomplete', 'current-password');
    expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    expect(old).toHaveAttribute('type', 'password');
    await userEvent.click(formOf('Log in').getByRole('checkbox', { name: 'Show password' }));
    expect(old).toHaveAttribute('type', 'text');
  });

  it('shows the same whether or not there is an account to mail to [AUTH-12]', async () => {
    const { requestReset } = openPanel();
    await openForgotten();
    fill('Forgotten password', { Email: 'kunde@example.com' });
    await press('Forgotten password', 'Send the link');
    expect(requestReset).toHaveBeenCalledWith('kunde@example.com');
    expect(
      await screen.findByText('If there is an account with this email, a link is on its way to it.'),
    ).toBeInTheDocument();
  });

  it('leads to the forgotten password and back; the email stays, and the focus moves along', async () => {
    const { requestReset } = openPanel();
    fill('Log in', { Email: 'kunde@example.com' });
    await openForgotten();
    expect(screen.getByRole('heading', { name: 'Forgotten password' })).toHaveFocus();
    expect(formOf('Forgotten password').getByLabelText('Email')).toHaveValue('kunde@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the login' }));
    expect(screen.getByRole('button', { name: 'Forgotten your password?' })).toHaveFocus();
    expect(formOf('Log in').getByLabelText('Email')).toHaveValue('kunde@example.com');
    expect(requestReset).not.toHaveBeenCalled();
  });
});
