import type { Connection, LocksLike, TextStore } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';

/** What tabs tell each other on the shared channel (spec §7): a cart has changed, or there is another one. */
export interface CartMessage {
  readonly type: 'cart';
  readonly data: {
    readonly cartId: string;
    /** Gone on with on purpose: also a tab that has let this cart go takes it up again. */
    readonly isSwitch?: true;
  };
}

/** What the cart needs from its host. */
export interface CartPorts {
  readonly gateway: CommerceGateway;
  /** Keeps the cart's id for the next visit; empty takes the cookie away. See `cartCookie`. */
  readonly saveCartId: (cartId: string) => void;
  /** The id that is kept by now, perhaps by another tab; empty when there is none. See `readCartCookie`. */
  readonly readCartId: () => string;
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  /** The shared cross-tab channel. A message never comes back to the tab that posted it. */
  readonly channel: {
    readonly post: (message: CartMessage) => void;
    readonly subscribe: (listener: (message: unknown) => void) => () => void;
  };
  /** Nothing is sent, and nothing fails, while there is no network. */
  readonly connection: Pick<Connection, 'isOnline' | 'whenOnline'>;
  /** The tab's own storage: what is on its way outlives the page in it. */
  readonly storage: TextStore;
  /** Ms since 1970. */
  readonly now: () => number;
  /** A key that no other request has. */
  readonly newId: () => string;
  /** Waits for so many ms. */
  readonly delay: (ms: number) => Promise<void>;
}
