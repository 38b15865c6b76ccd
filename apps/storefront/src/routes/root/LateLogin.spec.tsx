import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { serverMessages } from '../../messages/server-messages.ts';
import { addLateSlices } from '../../shell/late-slices.ts';
import { makeStore } from '../../store.ts';
import { LateLogin } from './LateLogin.tsx';
import { LoadMessagesContext } from './use-load-messages.ts';

function open(address: string, loadMessages: () => Promise<void>): void {
  const store = makeStore();
  addLateSlices(store);
  const element = (
    <>
      <a href="/account">Min konto</a>
      <LateLogin />
    </>
  );
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da, serverMessages.auth.da])}>
        <SiteProvider value={makeSite()}>
          <GatewayProvider gateway={{} as CommerceGateway}>
            <LoadMessagesContext value={loadMessages}>
              <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })} />
            </LoadMessagesContext>
          </GatewayProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
}

// jsdom has no network; nothing is requested here.
beforeEach(
  () => void (window.fetch = () => Promise.reject(new Error('@lyng/storefront: nothing is to be requested.'))),
);

const press = () => waitFor(() => expect(fireEvent.click(screen.getByRole('link', { name: 'Min konto' }))).toBe(false));

describe('the login panel', () => {
  it('has its frame with the press, while its code is on its way, and stays closed when it was closed by then [SHOP-9]', async () => {
    let come: () => void = () => undefined;
    open('/', () => new Promise((resolve) => (come = resolve)));
    await press();
    const frame = screen.getByRole('dialog', { name: 'Min konto' });
    expect(frame.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    fireEvent(frame, new Event('cancel', { cancelable: true }));
    await act(async () => come());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['/', '/?action=login'])(
    'whose code is lost on %s says so, and comes when it is tried again [SHOP-9]',
    async (address) => {
      const loadMessages = jest.fn(async () => undefined as void).mockRejectedValueOnce(new Error('lost'));
      open(address, loadMessages);
      if (address === '/') await press();
      const retry = await screen.findByRole('button', { name: 'Prøv igen' });
      expect(screen.getByRole('alert')).toHaveTextContent('Det kunne ikke hentes.');
      fireEvent.click(retry);
      expect((await screen.findAllByLabelText('Adgangskode'))[0]).toBeVisible();
    },
  );
});
