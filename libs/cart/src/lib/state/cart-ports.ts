import { channelNames, connectionOf, newId, openBrowserChannel, safeStorage } from '@lyng/browser';
import type { Connection, LocksLike, TextStore } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import { cartQuery } from '../wire/cached-cart.ts';
import { cartCookie, readCartCookie } from '../wire/cart-cookie.ts';
import { GetCartDocument } from '../wire/get-cart.generated.ts';

/** The messages of tabs on the shared channel: a cart has changed, or there is another one. */
export interface CartMessage {
  readonly type: 'cart';
  readonly data: {
    readonly cartId: string;
    /** A switch on purpose: also a tab that has detached this cart takes it up again. */
    readonly isSwitch?: true;
  };
}

/** The parts that the host provides for the cart; `createBrowserCartPorts` makes them for a page. */
export interface CartPorts {
  readonly gateway: CommerceGateway;
  /** Stores the cart's id for the next visit; empty removes the cookie. See `cartCookie`. */
  readonly saveCartId: (cartId: string) => void;
  /** The stored id, perhaps from another tab; empty when there is none. See `readCartCookie`. */
  readonly readCartId: () => string;
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  /** The shared cross-tab channel. A message never comes back to the tab that posted it. */
  readonly channel: {
    readonly post: (message: CartMessage) => void;
    readonly listen: (listener: (message: unknown) => void) => () => void;
  };
  /** Nothing is sent, and nothing fails, while there is no network. */
  readonly connection: Pick<Connection, 'isOnline' | 'whenOnline'>;
  /** The tab's own storage: operations in flight outlive the page in it. */
  readonly storage: TextStore;
  /** Ms since 1970. */
  readonly now: () => number;
  /** A key that no other request has. */
  readonly newId: () => string;
  /** Waits for so many ms. */
  readonly delay: (ms: number) => Promise<void>;
}

const isCartMessage = (message: unknown): message is CartMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';

/**
 * The ports of the page that a browser shows: its cookies, its storage, its network and its other tabs. Once per page.
 * @example createCartListeners(createBrowserCartPorts(gateway))
 */
export function createBrowserCartPorts(gateway: CommerceGateway): CartPorts {
  // Apollo Client needs the complete query, and a page may read the cart before it loads the code that sends requests.
  Object.assign(cartQuery.__meta__, GetCartDocument.__meta__);
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
