import type { PromoRejection } from '@lyng/model';

/** A code that the cart did not take, or could not be rid of when it is empty; `unavailable` may work another time. */
export interface RejectedCode {
  readonly promoCode: string;
  readonly reason: PromoRejection | 'unavailable';
}

/** How the code of the visitor's cart is changed. */
export interface CartPromo {
  /** The latest change, if it failed. */
  readonly rejected: RejectedCode | null;
  /** Applies the code, which replaces the present one; an empty one removes it. */
  readonly setPromoCode: (promoCode: string) => void;
}
