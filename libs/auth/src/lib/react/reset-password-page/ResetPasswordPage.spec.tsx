import { TestProviders } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import type { ResetPasswordPageProps } from './ResetPasswordPage.tsx';

const openPage = async (commit: ResetPasswordPageProps['commit']) => {
  render(
    <TestProviders>
      <ResetPasswordPage commit={commit} loginHref="/?action=login" />
    </TestProviders>,
  );
  for (const label of ['New password', 'Repeat the password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'nyadgang1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
};

describe('the page of a reset mail', () => {
  it('has no form until a script can hash what is typed [AUTH-05]', () => {
    const html = renderToString(
      <TestProviders>
        <ResetPasswordPage commit={async () => ok(true)} loginHref="/?action=login" />
      </TestProviders>,
    );
    expect(html).toContain('Choose a new password');
    expect(html).not.toContain('<form');
  });

  it('shows that the key of the mail has expired, and does not clear the fields [AUTH-11, AUTH-12]', async () => {
    await openPage(async () => fail({ kind: 'reset-expired' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired. Request a new one.');
    expect(screen.getByLabelText('New password')).toHaveValue('nyadgang1');
  });
});
