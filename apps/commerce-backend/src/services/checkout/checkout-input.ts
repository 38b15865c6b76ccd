import type { CustomerType } from '@lyng/model';
import type { AddressInput } from './address.ts';

/**
 * What is read of the wire's `CheckoutInputType`. Its shipping fee, external shipping and "skip validation"
 * are not: what a shopper pays is never taken from the client (D5).
 */
export interface CheckoutInput {
  readonly paymentId?: number | null;
  readonly shippingId?: number | null;
  readonly pickupPoint?: string | null;
  readonly message?: string | null;
  readonly shippingAddress?: AddressInput | null;
  readonly billingAddress?: AddressInput | null;
  readonly identityNumber?: string | null;
  readonly email?: string | null;
  readonly customerType?: CustomerType | null;
  /** What the shopper has agreed to, by name: without `terms` there is no order, with `newsletter` news is wanted. */
  readonly acceptedConsents?: readonly (string | null)[] | null;
  /** JSON of the client's own; read by `core/expected-total.ts`. */
  readonly merchantData?: string | null;
  readonly checkoutUrls?: {
    readonly redirectUrl?: string | null;
    readonly checkoutPageUrl?: string | null;
  } | null;
}
