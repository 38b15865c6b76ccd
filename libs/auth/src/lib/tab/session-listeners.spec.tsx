import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { makeDocument } from '@lyng/commerce-client/testing';
import { createStore, selectSnackbars, shopEvent, snackbarSlice } from '@lyng/feature';
import type { ShopState, ShopStore, Tab } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { sessionChanged } from '../state/auth-events.ts';
import type { SignedInUser } from '../state/auth-events.ts';
import { authSlice } from '../state/auth-slice.ts';
import { sessionToPage } from './session-to-page.ts';
import type { StartListening } from './session-to-page.ts';
import { sessionToSnackbar } from './session-to-snackbar.ts';

const karen: SignedInUser = { userId: '7', userName: 'Karen Holm', customerType: 'ORGANIZATION' };

/** A tab with the listeners, and a guest's favourites that the account does not have. */
function openTab(pendingFavourites = 0) {
  const page: string[] = [];
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const store = createStore({ features: [{ slices: [authSlice, snackbarSlice] }], middleware: [listeners.middleware] });
  const gateway = {
    reset: () => void page.push('clear cache'),
    mutate: (_document: unknown, { customerType }: { customerType: string }) => page.push(`save ${customerType}`),
  };
  const router = {
    state: { matches: [] },
    navigate: (path: string) => page.push(path),
    revalidate: () => page.push('reload'),
  };
  const app = createTestApp({
    store,
    ports: { pendingFavourites: () => pendingFavourites },
    gateway: gateway as unknown as Tab['app']['gateway'],
  }) as Tab['app'];
  sessionToPage(start, app, router as unknown as Tab['router']);
  sessionToSnackbar(start, { ...app, translate: (text) => (text as { readonly message?: string }).message ?? '' });
  const messages = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return selectSnackbars(store.getState() as never).map(({ text }) => text);
  };
  return { store, page, start, messages, app, router: router as unknown as Tab['router'] };
}

describe('a session change on the page', () => {
  it('clears the API’s cache, uses the customer’s type, and reloads the page [AUTH-06, AUTH-16]', () => {
    const { store, page } = openTab();
    store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    expect(page).toEqual(['clear cache', 'reload']);
    expect(document.cookie).toContain('ralph-user-type=ORGANIZATION');
    expect(store.getState().customer).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false });
    expect(store.getState().auth?.user).toBeTruthy();
  });

  it.each(['login', 'register', 'logout', 'expired', 'elsewhere'] as const)(
    'on %s resets the queries, then announces that they are requested again [API-09]',
    (reason) => {
      const { store, page, start } = openTab();
      start({ actionCreator: shopEvent('shop/event/queriesRefetched'), effect: () => void page.push('announced') });
      store.dispatch(sessionChanged({ reason, user: null }));
      expect([page[0], page.at(-1)]).toEqual(['clear cache', 'announced']);
    },
  );

  it.each(['ORGANIZATION', 'PERSON'] as const)(
    'saves the customer type of a new account, a %s at first, and does not change the shop [AUTH-16]',
    (customerType) => {
      const { store, page } = openTab();
      store.dispatch(sessionChanged({ reason: 'register', user: { ...karen, customerType } }));
      expect(page).toEqual(['clear cache', 'save PERSON', 'reload']);
      expect(store.getState().customer.customerType).toBe('PERSON');
    },
  );
});

describe('the API’s cache', () => {
  const cartQuery = makeDocument('query getCart { getCart(id: "mine") { id } }');
  const userQuery = makeDocument('query getUser { getUser { id } }');

  it('is cleared for the previous user, and keeps the shown cart [AUTH-06]', () => {
    const gateway = createApolloGateway({
      url: 'http://dk.localhost/graphql',
      apiKey: 'lyng',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: () => Promise.reject(new Error('Nothing is requested here.')),
      newId: () => 'key',
    });
    const cart = { getCart: { __typename: 'CartType', id: 'mine' } };
    const user = { getUser: { __typename: 'UserType', id: 7 } };
    gateway.write(cartQuery, {}, cart);
    gateway.write(userQuery, {}, user);
    expect([gateway.read(cartQuery, {}), gateway.read(userQuery, {})]).toEqual([cart, user]);
    const { store, start, app, router } = openTab();
    sessionToPage(start, { ...app, gateway }, router);
    store.dispatch(sessionChanged({ reason: 'expired', user: null }));
    expect([gateway.read(cartQuery, {}), gateway.read(userQuery, {})]).toEqual([cart, undefined]);
  });
});

describe('the message of a session change', () => {
  it('shows what a guest brings to their account [AUTH-01, FAV-05]', async () => {
    const plain = openTab();
    plain.store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    expect(await plain.messages()).toEqual(['You are logged in']);
    const withHearts = openTab(2);
    withHearts.store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    expect(await withHearts.messages()).toEqual([expect.stringMatching(/^You are logged in\. .*come along/)]);
  });

  it('is absent in a tab that only follows another', async () => {
    const { store, messages } = openTab(1);
    store.dispatch(sessionChanged({ reason: 'elsewhere', user: karen }));
    expect(await messages()).toEqual([]);
  });
});
