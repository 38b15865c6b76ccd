import type { CheckoutError } from '../core/checkout-field.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { OfferedCheckout } from '../wire/checkout-gateway.ts';
import type { PlacementProblem } from './check-customer.ts';

/** The form as the server knows it when it renders the page: after a post, or from the draft of an earlier one. */
export interface PostedCheckout {
  readonly values: CheckoutValues;
  /** The number of returns from a payment. */
  readonly attempt: number;
  /** The choices for these values; `null` without a complete postal code. */
  readonly offered: (OfferedCheckout & { readonly failed: boolean }) | null;
  /** It was posted just now, so nothing that a tab has stored is newer. */
  readonly isNewest: boolean;
  readonly errors: readonly CheckoutError[];
  readonly problem: PlacementProblem | null;
  /** The shopper is back from a payment that was not finished. */
  readonly unpaid: boolean;
}
