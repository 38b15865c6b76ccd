import type { CheckoutCart, MarketAlias, PromoRejection } from '@lyng/model';

/** The way of a product into the cart: a form that is posted, or its replacement after hydration. */
export interface AddToCart {
  /** The address that the form is posted to. */
  readonly action: string;
  /** A new key for each rendered page: a form that is posted twice counts once. */
  readonly formKey: string;
  /** Called with the form, to be submitted normally where this fails. */
  readonly onSubmit?: (choice: { readonly skuId: number; readonly quantity: number }, form: HTMLFormElement) => void;
}

/** A code that the cart did not take, or could not be rid of when it is empty; `unavailable` may work another time. */
export interface RejectedCode {
  readonly promoCode: string;
  readonly reason: PromoRejection | 'unavailable';
}

/** Changes the code of the visitor's cart. */
export interface CartPromo {
  /** The latest change, if it failed. */
  readonly rejected: RejectedCode | null;
  /** Applies the code, which replaces the present one; an empty one removes it. */
  readonly setPromoCode: (promoCode: string) => void;
}

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
