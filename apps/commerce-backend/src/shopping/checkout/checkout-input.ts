import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';

/**
 * The fields of `CheckoutInputType` that the backend reads. Its shipping fee, external shipping and
 * `skipShippingValidation` are left out: a client never sets a price. For the same reason `setCartShippingFee` rejects
 * every fee but -1, and `allowExternalShippingFee` of a cart changes nothing.
 */
export type CheckoutInput = Pick<
  CheckoutInputType,
  | 'acceptedConsents'
  | 'billingAddress'
  | 'checkoutUrls'
  | 'customerType'
  | 'email'
  | 'identityNumber'
  | 'merchantData'
  | 'message'
  | 'paymentId'
  | 'pickupPoint'
  | 'shippingAddress'
  | 'shippingId'
>;
