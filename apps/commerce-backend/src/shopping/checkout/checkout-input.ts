import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';

/**
 * What is read of `CheckoutInputType`. Its shipping fee, external shipping and `skipShippingValidation` are left out:
 * what a shopper pays is never taken from the client. For the same reason `setCartShippingFee` rejects every fee but -1,
 * and `allowExternalShippingFee` of a cart changes nothing.
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
