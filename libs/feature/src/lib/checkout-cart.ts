import type { CheckoutCart, MarketAlias } from '@lyng/model';
import type { CartPromo } from './cart-promo.ts';

/** The cart that is bought, for the checkout's loader and action on the server. */
export interface CheckoutCartPort {
  /** The id of the visitor's cart; empty without one. */
  readonly id: () => string;
  /** From now on the cart is counted for that market. */
  readonly changeMarket: (market: MarketAlias) => void;
  /** The cart as the server counts it: empty when it does not exist, `null` when the server does not respond. */
  readonly load: (reference: { readonly cartId: string; readonly market: MarketAlias }) => Promise<CheckoutCart | null>;
}

/** The visitor's cart, on a page that depends on it. */
export interface CheckoutCartView {
  readonly cart: CheckoutCart;
  /** `loading` before the first response, `unreachable` when the server does not respond. */
  readonly status: 'loading' | 'ready' | 'unreachable';
  readonly promo: CartPromo;
  /** Requests the cart again. */
  readonly reload: () => void;
  /** From now on the cart is counted for that market. */
  readonly changeMarket: (market: MarketAlias) => void;
}
