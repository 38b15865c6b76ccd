import { TestProviders } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import type { AuthFailure } from '@lyng/model';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ChangePassword } from './ChangePassword.tsx';
import type { ChangePasswordProps } from './ChangePassword.tsx';

const settings = (changePassword: ChangePasswordProps['changePassword']) => (
  <TestProviders>
    <ChangePassword changePassword={changePassword} />
  </TestProviders>
);

const save = async (old: string, fresh: string, repeated = fresh) => {
  const typed = { 'Current password': old, 'New password': fresh, 'Repeat the password': repeated };
  for (const [label, text] of Object.entries(typed))
    if (text) Object.assign(screen.getByLabelText(label), { value: text });
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
};

describe('changing the password in the settings', () => {
  it('has no form until a script can hash what is typed [AUTH-05]', () => {
    const html = renderToString(settings(async () => ok(true)));
    expect(html).toContain('Change password');
    expect(html).not.toContain('<form');
  });

  it('sends the current and the new password, confirms it, and empties the form [BUG-18]', async () => {
    const change = jest.fn(async () => ok(true as const));
    render(settings(change));
    await save('lyngkunde1', 'lyngkunde2');
    expect(change).toHaveBeenCalledWith({ password: 'lyngkunde1', newPassword: 'lyngkunde2' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.queryByText('Write your current password')).not.toBeInTheDocument();
  });

  it.each([
    ['', '', '', ['Write your current password', 'Write a password', 'Write the password once more']],
    ['kort', '123456', '123456', ['Use at least 7 characters']],
    ['kort', '1234567', '12345678', ['The passwords do not match']],
  ])('shows the errors of %j, %j and %j before anything is sent [AUTH-10]', async (old, fresh, repeated, texts) => {
    const change = jest.fn(async () => ok(true as const));
    render(settings(change));
    await save(old, fresh, repeated);
    const summary = screen.getByRole('group', { name: 'Please correct these fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
    expect(change).not.toHaveBeenCalled();
  });

  it.each<[AuthFailure['kind'], string]>([
    ['password-rejected', 'This password is too easy to guess. Choose another one.'],
    ['too-many', 'That was a lot of tries. Wait a while and try again.'],
    ['unavailable', 'We could not reach the shop. Try again; what you have typed is still here.'],
    ['insecure', 'Your browser cannot log in over this connection. Open the shop with https.'],
  ])('announces %s, and does not clear the fields', async (kind, text) => {
    render(settings(async () => fail({ kind } as AuthFailure)));
    await save('lyngkunde1', 'lyngkunde2');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('New password')).toHaveValue('lyngkunde2');
  });

  it('marks the current and the new password for password managers', () => {
    render(settings(async () => ok(true)));
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});
