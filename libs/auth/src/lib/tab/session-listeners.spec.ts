import { createStore, selectSnackbars, shopEvent, snackbarSlice } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
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
  sessionToPage(start, {
    clearCache: () => void page.push('clear cache'),
    reloadPage: (reason, isSignedIn) => void page.push(`show ${reason} ${isSignedIn}`),
    storeCustomerType: (type) => void page.push(type),
    saveCustomerType: (type) => void page.push(`save ${type}`),
  });
  const app = createTestApp({ store, ports: { pendingFavourites: () => pendingFavourites } });
  sessionToSnackbar(start, { ...app, translate: (text) => (text as { readonly message?: string }).message ?? '' });
  const messages = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return selectSnackbars(store.getState() as never).map(({ text }) => text);
  };
  return { store, page, start, messages };
}

describe('a session change on the page', () => {
  it('clears the API’s cache, uses the customer’s type, and reloads the page [AUTH-06, AUTH-16]', () => {
    const { store, page } = openTab();
    store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    expect(page).toEqual(['clear cache', 'ORGANIZATION', 'show login true']);
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
      expect(page).toEqual(['clear cache', 'save PERSON', 'show register true']);
      expect(store.getState().customer.customerType).toBe('PERSON');
    },
  );
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
