import { webcrypto } from 'node:crypto';
import { selectSnackbars, snackbarSlice } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as texts } from '../../../locales/da.po';
import { authSlice } from '../../state/auth-slice.ts';
import { tabSessionOf } from '../../state/tab-session.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

/** The service accepts the challenge, then responds with this. */
const respondWith = (status: number, body: object): void => {
  window.fetch = async (input, init) => {
    const isSigned = String(input).endsWith('/password') && String(init?.body).includes('signature');
    const reply = isSigned ? { status, body } : { status: 200, body: { sign: 'challenge' } };
    return {
      status: reply.status,
      text: async () => JSON.stringify(reply.body),
      headers: { get: () => null },
    } as unknown as Response;
  };
};

const openApp = () => {
  const app = createTestApp({ features: [{ slices: [authSlice, snackbarSlice] }] });
  return { ...app, port: createTestApp({ ports: { session: tabSessionOf(app) } }).port };
};

const change = async () => {
  const app = openApp();
  render(
    <TestShop app={app} i18n={createI18n('da', [texts])}>
      <AccountSettingsPage />
    </TestShop>,
  );
  const typed = {
    'Nuværende adgangskode': 'forkert1',
    'Ny adgangskode': 'nyadgang1',
    'Gentag adgangskoden': 'nyadgang1',
  };
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Gem adgangskoden' }));
  return { messages: () => selectSnackbars(app.store.getState() as never).map(({ text }) => text) };
};

describe('the settings of the account', () => {
  beforeEach(() => {
    // Missing in jsdom.
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    document.cookie = 'ralph-user=kunde%40example.com; Path=/';
  });
  afterEach(() => {
    document.cookie = 'ralph-user=; Max-Age=0; Path=/';
  });

  it('show why the session ended, even when the page is left with it [AUTH-11]', async () => {
    respondWith(401, { code: 'WrongCredentials' });
    const { messages } = await change();
    await waitFor(() =>
      expect(messages()).toEqual(['Den nuværende adgangskode var forkert. Log ind for at prøve igen.']),
    );
    expect(document.cookie).toBe('');
  });

  it('keep the session when the new password is rejected', async () => {
    respondWith(422, { code: 'PasswordRefused' });
    const { messages } = await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Den adgangskode er for let at gætte. Vælg en anden.');
    expect([messages(), document.cookie]).toEqual([[], 'ralph-user=kunde%40example.com']);
  });
});
