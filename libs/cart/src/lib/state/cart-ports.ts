import type { CommerceGateway } from '@lyng/commerce-client';

/** What tabs tell each other on the shared channel (spec §7): a cart has changed, or there is another one. */
export interface CartMessage {
  readonly type: 'cart';
  readonly data: { readonly cartId: string };
}

/** What the cart needs from its host. */
export interface CartPorts {
  readonly gateway: CommerceGateway;
  /** Keeps the cart's id for the next visit; empty takes the cookie away. See `cartCookie`. */
  readonly saveCartId: (cartId: string) => void;
  /** The shared cross-tab channel. A message never comes back to the tab that posted it. */
  readonly channel: {
    readonly post: (message: CartMessage) => void;
    readonly subscribe: (listener: (message: unknown) => void) => () => void;
  };
  /** A key that no other request has. */
  readonly newId: () => string;
  /** Waits for so many ms. */
  readonly delay: (ms: number) => Promise<void>;
}
