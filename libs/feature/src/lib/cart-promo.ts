import type { PromoRejection } from '@lyng/model';

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
