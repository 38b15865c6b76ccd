import { channelNames, connectionOf, newId, openBrowserChannel, safeStorage } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import { cartCookie, readCartCookie } from '../wire/cart-cookie.ts';
import type { CartMessage, CartPorts } from './cart-ports.ts';

const isCartMessage = (message: unknown): message is CartMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';

/**
 * The ports of the page that a browser shows: its cookies, its storage, its network and its other tabs. Once per page.
 * @example createCartListeners(createBrowserCartPorts(gateway))
 */
export function createBrowserCartPorts(gateway: CommerceGateway): CartPorts {
  const secure = window.location.protocol === 'https:';
  return {
    gateway,
    saveCartId: (cartId) => {
      document.cookie = cartCookie(cartId, { secure });
    },
    readCartId: () => readCartCookie(document.cookie),
    locks: navigator.locks,
    channel: openBrowserChannel({ name: channelNames.shared, isMessage: isCartMessage }),
    connection: connectionOf(window),
    storage: safeStorage(() => window.sessionStorage),
    now: () => Date.now(),
    newId,
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
