import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { Ports, ShopStore } from '@lyng/feature';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import type { SoftContact } from '../wire/contact-service.ts';
import type { StartListening } from './cart-to-loyalty.ts';

/** The parameters of a newsletter's link: the encrypted reader, and a short id of the contact. */
const TOKEN = 'eclub';
const parameters: readonly string[] = [TOKEN, 'vtid'];

/**
 * The reader that the page's address names, `undefined` without one. Takes it out of the address, before anything reports
 * or copies that.
 */
export function takeSoftLogin({ location, history }: Pick<Window, 'history' | 'location'>): string | undefined {
  const url = new URL(location.href);
  const found = [...url.searchParams].filter(([name]) => parameters.includes(name.toLowerCase()));
  if (found.length === 0) return undefined;
  for (const [name] of found) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return found.find(([name]) => name.toLowerCase() === TOKEN)?.[1];
}

export interface SoftLoginPorts {
  readonly cookies: CookieJar;
  readonly isAllowed: Ports['isAllowed'];
  readonly contactOf: (token: string) => Promise<SoftContact | null>;
  readonly searchVisitor: () => Promise<Ports['searchVisitor'] | undefined>;
}

/**
 * LOY-06: a guest who comes with a newsletter's link is known to the members programme and the search service, once they
 * allow marketing. It is not a login, and a customer who is logged in stays who they are.
 */
export function softLogin(start: StartListening, token: string, ports: SoftLoginPorts): void {
  const { cookies, isAllowed, contactOf, searchVisitor } = ports;
  let pending: string | undefined = token;
  let isGuest = false;
  const isCurrent = (): boolean => isGuest && isAllowed('marketing');
  const identify = async ({ dispatch }: Pick<ShopStore, 'dispatch'>): Promise<void> => {
    if (pending === undefined || !isCurrent()) return;
    const sent = pending;
    pending = undefined;
    const contact = await contactOf(sent);
    if (contact === null || !isCurrent()) return;
    dispatch(loyaltySlice.actions.softLoggedIn(contact));
    cookies.set(cookieNames.engageId, contact.id);
    if (contact.discoveryKey === null || !isAllowed('preferences')) return;
    cookies.set(cookieNames.discoveryKey, contact.discoveryKey);
    const visitor = await searchVisitor();
    if (isCurrent()) visitor?.identify(contact.discoveryKey);
  };
  start({
    actionCreator: shopEvent('auth/sessionRead'),
    effect: ({ payload: user }, store) => {
      isGuest = user === null;
      return identify(store);
    },
  });
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: () => {
      isGuest = false;
    },
  });
  start({ actionCreator: shopEvent('consent/consentChosen'), effect: (_action, store) => identify(store) });
}
