import { webcrypto } from 'node:crypto';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serverMessages } from '../../messages/server-messages.ts';
import { addLateSlices } from '../../shell/late-slices.ts';
import { selectSnacks } from '../../shell/slices/snackbar-slice.ts';
import { makeStore } from '../../store.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

/** The service takes the challenge, and then answers with this. */
const answerWith = (status: number, body: object): void => {
  window.fetch = async (input, init) => {
    const isAnswer = String(input).endsWith('/password') && String(init?.body).includes('signature');
    const reply = isAnswer ? { status, body } : { status: 200, body: { sign: 'challenge' } };
    return {
      status: reply.status,
      text: async () => JSON.stringify(reply.body),
      headers: { get: () => null },
    } as unknown as Response;
  };
};

const change = async () => {
  const store = makeStore();
  addLateSlices(store);
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da, serverMessages.auth.da])}>
        <SiteProvider value={makeSite()}>
          <AccountSettingsPage />
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
  const typed = {
    'Nuværende adgangskode': 'forkert1',
    'Ny adgangskode': 'nyadgang1',
    'Gentag adgangskoden': 'nyadgang1',
  };
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Gem adgangskoden' }));
  return { said: () => selectSnacks(store.getState() as never).map(({ text }) => text) };
};

describe('the settings of the account', () => {
  beforeEach(() => {
    // jsdom has none.
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    document.cookie = 'ralph-user=kunde%40example.com; Path=/';
  });
  afterEach(() => {
    document.cookie = 'ralph-user=; Max-Age=0; Path=/';
  });

  it('say why the session has ended, also where the page is left with it [AUTH-11]', async () => {
    answerWith(401, { code: 'WrongCredentials' });
    const { said } = await change();
    await waitFor(() => expect(said()).toEqual(['Den nuværende adgangskode var forkert. Log ind for at prøve igen.']));
    expect(document.cookie).toBe('');
  });

  it('keep the session where the new password is not taken', async () => {
    answerWith(422, { code: 'PasswordRefused' });
    const { said } = await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Den adgangskode er for let at gætte. Vælg en anden.');
    expect([said(), document.cookie]).toEqual([[], 'ralph-user=kunde%40example.com']);
  });
});
