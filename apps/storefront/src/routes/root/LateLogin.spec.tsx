import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

describe('the login panel whose code is lost', () => {
  // jsdom says what it cannot do, such as to leave the page.
  let left: jest.SpyInstance;
  beforeEach(() => {
    left = jest.spyOn(console, 'error').mockReturnValue();
    // It has no network either; nothing is asked here.
    window.fetch = () => Promise.reject(new Error('@lyng/storefront: nothing is to be asked.'));
  });
  afterEach(() => left.mockRestore());
  const leaving = expect.objectContaining({ message: expect.stringContaining('navigation') });

  it('lets the link lead to its page, and opens at the next press', async () => {
    const loadMessages = jest.fn(async () => undefined as void).mockRejectedValueOnce(new Error('lost'));
    open('/', loadMessages);
    const link = screen.getByRole('link', { name: 'Min konto' });
    await waitFor(() => expect(fireEvent.click(link)).toBe(false));
    await waitFor(() => expect(left).toHaveBeenCalledWith(leaving));
    fireEvent.click(link);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('leaves a page that was asked for with the login as it is', async () => {
    const loadMessages = jest.fn(async () => Promise.reject(new Error('lost')));
    open('/?action=login', loadMessages);
    await waitFor(() => expect(loadMessages).toHaveBeenCalled());
    expect(left).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
