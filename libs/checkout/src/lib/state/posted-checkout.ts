import type { CheckoutError } from '../core/checkout-field.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { OfferedCheckout } from '../wire/checkout-gateway.ts';
import type { PlacementProblem } from './check-customer.ts';

/** The form as the server knows it when it renders the page: after a post, or from the draft of an earlier one. */
export interface PostedCheckout {
  readonly values: CheckoutValues;
  /** How often the shopper has come back from a payment. */
  readonly attempt: number;
  /** What may be chosen with these values; `null` without a complete postal code. */
  readonly offered: (OfferedCheckout & { readonly failed: boolean }) | null;
  /** It was posted just now, so nothing that a tab has stored is newer. */
  readonly isNewest: boolean;
  /** What the try to buy found wrong. */
  readonly errors: readonly CheckoutError[];
  readonly problem: PlacementProblem | null;
  /** The shopper is back from a payment that was not finished. */
  readonly unpaid: boolean;
}
