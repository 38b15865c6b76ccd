import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { Ports, ShopStore } from '@lyng/feature';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import type { Contact } from '../wire/contact-service.ts';
import type { StartListening } from './cart-to-loyalty.ts';

export interface SessionToLoyaltyPorts {
  readonly cookies: CookieJar;
  readonly isAllowed: Ports['isAllowed'];
  /** The contact with that address, which is the logged-in shopper's. */
  readonly contactOf: (email: string) => Promise<Contact | null>;
  /** Makes the contact's key and the browser's the same, while the shopper is the same. */
  readonly agreeOnKey: (known: string | null, isCurrent: () => boolean) => Promise<string | null>;
}

const { contactIdentified, loyaltyUserReset } = loyaltySlice.actions;
const loyaltyCookies = [cookieNames.engageId, cookieNames.engageVoucherId, cookieNames.discoveryKey];

/**
 * Loads the contact of a logged-in shopper, once they allow marketing, and clears it with a logout. Returns whether a
 * shopper is logged in; `undefined` until the session has been read.
 */
export function sessionToLoyalty(
  start: StartListening,
  { cookies, isAllowed, contactOf, agreeOnKey }: SessionToLoyaltyPorts,
): () => boolean | undefined {
  let userId: string | null | undefined;
  let requestedFor: string | null = null;
  const identify = async ({ dispatch }: Pick<ShopStore, 'dispatch'>): Promise<void> => {
    const email = cookies.get(cookieNames.user);
    const requestedBy = userId ?? null;
    if (requestedBy === null || email === undefined || !isAllowed('marketing')) return;
    // A tab may read its session twice.
    if (requestedFor === requestedBy) return;
    requestedFor = requestedBy;
    const contact = await contactOf(email);
    requestedFor = null;
    // The shopper may have left, or changed their mind, meanwhile.
    const isCurrent = (): boolean => requestedBy === userId && isAllowed('marketing');
    if (contact === null || !isCurrent()) return;
    dispatch(contactIdentified(contact));
    cookies.set(cookieNames.engageId, contact.id);
    if (!isAllowed('preferences')) return;
    const key = await agreeOnKey(contact.discoveryKey, isCurrent);
    if (key !== null && isCurrent()) cookies.set(cookieNames.discoveryKey, key);
  };
  start({
    actionCreator: shopEvent('auth/sessionRead'),
    effect: ({ payload: user }, store) => {
      userId = user?.userId ?? null;
      if (cookies.get(cookieNames.engageId) === undefined) return identify(store);
      return undefined;
    },
  });
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: ({ payload: { user } }, store) => {
      const isSame = user !== null && user.userId === userId;
      userId = user?.userId ?? null;
      if (isSame) return undefined;
      store.dispatch(loyaltyUserReset());
      loyaltyCookies.forEach((name) => cookies.remove(name));
      return identify(store);
    },
  });
  start({ actionCreator: shopEvent('consent/consentChosen'), effect: (_action, store) => identify(store) });
  return () => (userId === undefined ? undefined : userId !== null);
}
