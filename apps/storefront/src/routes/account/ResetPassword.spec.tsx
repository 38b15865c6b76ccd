import { webcrypto } from 'node:crypto';
import type { CommerceGateway } from '@lyng/commerce-client';
import { GatewayProvider } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { ok } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { serverMessages } from '../../messages/server-messages.ts';
import { addLateSlices } from '../../shell/late-slices.ts';
import { makeStore } from '../../store.ts';
import { ResetPassword } from './ResetPassword.tsx';

const forget = (): void => {
  for (const name of ['ralph-auth-refresh', 'ralph-cart']) document.cookie = `${name}=; Max-Age=0; Path=/`;
};
afterEach(forget);

const reset = async (): Promise<void> => {
  const store = makeStore();
  addLateSlices(store);
  const gateway = { mutate: async () => ok({ commitReset: true }) } as unknown as CommerceGateway;
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da, serverMessages.auth.da])}>
        <SiteProvider value={makeSite()}>
          <GatewayProvider gateway={gateway}>
            <MemoryRouter initialEntries={['/account/reset-password?resetKey=k']}>
              <ResetPassword />
            </MemoryRouter>
          </GatewayProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
  for (const label of ['Ny adgangskode', 'Gentag adgangskoden'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'nyadgang1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Gem adgangskoden' }));
  expect(await screen.findByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/?action=login');
};

describe('a password that was reset', () => {
  const asked = jest.fn();
  beforeEach(() => {
    asked.mockReset();
    // jsdom has neither; the service takes no session that is older than the password.
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    window.fetch = async (input) => {
      asked(input);
      return {
        status: 401,
        text: async () => '{"code":"SessionEnded"}',
        headers: { get: () => null },
      } as unknown as Response;
    };
  });

  it('ends the session that is still open in this browser; the cart stays [AUTH-01, AUTH-12]', async () => {
    document.cookie = 'ralph-auth-refresh=old; Path=/';
    document.cookie = 'ralph-cart=mine; Path=/';
    await reset();
    await waitFor(() => expect(document.cookie).toBe('ralph-cart=mine'));
  });

  it('asks nothing more for a guest', async () => {
    await reset();
    expect(asked).not.toHaveBeenCalled();
  });
});
