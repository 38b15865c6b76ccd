import { cookieNames, documentCookies } from '@lyng/browser';
import type { Ports, ShopState, ShopStore, Tab, TabHalf } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { shopperSlice } from '../state/shopper-slice.ts';
import { requestContact, requestDiscoveryKey, requestSoftLogin } from '../wire/contact-service.ts';
import { contactForm, memberContact } from '../wire/member-contact.ts';
import { agreeOnKey } from './agree-on-key.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import type { StartListening } from './cart-to-loyalty.ts';
import { eventsToEngage } from './events-to-engage.ts';
import type { EngageCall } from './events-to-engage.ts';
import { sessionToLoyalty } from './session-to-loyalty.ts';
import { softLogin, takeSoftLogin } from './soft-login.ts';

declare global {
  interface Window {
    /** Voyado Engage's script, once a tag manager has loaded it. */
    va?: (...call: EngageCall) => void;
  }
}

/** Here, because a tab needs both at once: one file less. */
export const slices = [loyaltySlice, shopperSlice];

/** Follows the session and the cart. */
export function startTab({ app }: Pick<Tab, 'app'>): TabHalf {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const cookies = documentCookies(document, window.location.protocol === 'https:');
  const isAllowed: Ports['isAllowed'] = (purpose) => app.ports.isAllowed?.(purpose) ?? false;
  const searchVisitor = () => app.port('searchVisitor');
  const setDiscoveryKey = (key: string) => requestDiscoveryKey(fetch, key);
  /** The addresses know the shopper by their token. */
  const sessionFetch: typeof fetch = async (...request) => {
    await (await app.port('session'))?.ensureToken();
    return fetch(...request);
  };
  Object.assign(app.ports, { memberContact: memberContact(app, sessionFetch) });
  const isAuthenticated = sessionToLoyalty(start, {
    cookies,
    isAllowed,
    contactOf: async (email) => requestContact(sessionFetch, await contactForm(app, email)),
    agreeOnKey: (known, isCurrent) => agreeOnKey(known, isCurrent, { searchVisitor, setDiscoveryKey }),
  });
  const reader = takeSoftLogin(window);
  if (reader !== undefined)
    softLogin(start, reader, {
      cookies,
      isAllowed,
      contactOf: (token) => requestSoftLogin(fetch, token),
      searchVisitor,
    });
  cartToLoyalty(start, { cookies, isAllowed, isAuthenticated });
  eventsToEngage(start, {
    isAllowed,
    contactId: () => cookies.get(cookieNames.engageId),
    locale: isoCodes[app.site.language],
    cartUrl: new URL(app.href('cart'), window.location.href).href,
    send: (...call) => window.va?.(...call),
  });
  return { middleware: [listeners.middleware] };
}
