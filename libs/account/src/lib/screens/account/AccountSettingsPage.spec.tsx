import { schemaGateway } from '@lyng/commerce-client/testing';
import { selectCustomerType, selectSnackbars, snackbarSlice } from '@lyng/feature';
import type { SessionPort } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { fail, ok } from '@lyng/model';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as texts } from '../../../locales/da.po';
import { makeSettings } from '../../testing/make-profile.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

const open = (session: Partial<SessionPort> = {}, results: Readonly<Record<string, unknown>> = {}) => {
  const ports = {
    session: {
      ensureToken: async () => undefined,
      renew: async () => true,
      changePassword: async () => ok(true as const),
      logout: async () => undefined,
      ...session,
    } as SessionPort,
  };
  const app = createTestApp({ features: [{ slices: [snackbarSlice] }], gateway: schemaGateway(results), ports });
  render(
    <TestShop app={app} i18n={createI18n('da', [texts])}>
      <AccountSettingsPage settings={makeSettings()} done={null} opened={null} />
    </TestShop>,
  );
  return {
    state: app.store.getState,
    snackbars: () => selectSnackbars(app.store.getState() as never).map(({ text }) => text),
  };
};

const changePassword = async (): Promise<void> => {
  const typed = {
    'Nuværende adgangskode': 'forkert1',
    'Ny adgangskode': 'nyadgang1',
    'Gentag adgangskoden': 'nyadgang1',
  };
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Gem adgangskoden' }));
};

describe('the settings of the account', () => {
  it('show why the session ended, even when the page is left with it [AUTH-11]', async () => {
    const { snackbars } = open({ changePassword: async () => fail({ kind: 'wrong-credentials' }) });
    await changePassword();
    await waitFor(() =>
      expect(snackbars()).toEqual(['Den nuværende adgangskode var forkert. Log ind for at prøve igen.']),
    );
  });

  it('show the shop’s prices by a saved customer type, and renew the token for a saved name [ACC-02, AUTH-16]', async () => {
    const renew = jest.fn(async () => true);
    const { state } = open({ renew }, { updateUser: { id: 1 } });
    await userEvent.selectOptions(screen.getByLabelText('Jeg handler som'), 'ORGANIZATION');
    await userEvent.click(screen.getByRole('button', { name: 'Gem dine oplysninger' }));
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    expect(selectCustomerType(state())).toBe('ORGANIZATION');
    expect(document.cookie).toContain('ralph-user-type=ORGANIZATION');
    document.cookie = 'ralph-user-type=; Max-Age=0; Path=/';
  });

  it('end the session with the account, and show that it is deleted [ACC-05]', async () => {
    const logout = jest.fn(async () => undefined);
    const { snackbars } = open({ logout }, { deleteUser: true });
    await userEvent.click(screen.getByLabelText('Ja, slet min konto for altid'));
    await userEvent.click(screen.getByRole('button', { name: 'Slet kontoen' }));
    await waitFor(() => expect(snackbars()).toEqual(['Din konto er slettet.']));
    expect(logout).toHaveBeenCalledTimes(1);
  });
});
