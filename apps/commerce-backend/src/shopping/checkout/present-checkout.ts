import type { WithCart } from '../cart/cart-source.ts';
import type { CheckoutType, PaymentOptionType } from '../../platform/graphql/resolver-types.generated.ts';
import { amountFields } from '../../shop/pricing/price-type.ts';
import { noAmount } from '../../shop/pricing/amount.ts';
import { shippingFeeOf } from '../cart/core/price-cart.ts';
import type { ShippingOption } from '../shipping/shipping-options.ts';
import { presentCart } from '../cart/present-cart.ts';
import { presentShipping } from '../shipping/present-shipping.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import type { CheckoutDraft, CheckoutState } from './core/checkout-state.ts';
import { paymentName } from '../orders/payment-options.ts';
import type { PaymentOption } from '../orders/payment-options.ts';
import type { PickupPoint } from './core/pickup-points.ts';

const presentOption = (cart: PricedCart, state: CheckoutState, option: ShippingOption, index: number) => {
  const shown = presentShipping(
    {
      option,
      fee: shippingFeeOf(option, cart.prices.shippingTerms, cart.scope.market.vatPercent),
      amountLeft: option.freeAboveThreshold ? cart.prices.amountLeftToFreeShipping : 0,
      isDefault: index === 0,
      isSelected: option.id === state.shippingId,
    },
    cart.scope,
  );
  const asSubOption = (point: PickupPoint) => ({
    ...shown,
    externalId: point.id,
    name: point.id,
    displayName: point.name,
    isDefault: point === state.pickupPoints[0],
    isSelected: point.id === state.pickupPoint,
  });
  return option.kind === 'parcel-shop' ? { ...shown, subOptions: state.pickupPoints.map(asSubOption) } : shown;
};

const presentPayment = (
  cart: PricedCart,
  state: CheckoutState,
  option: PaymentOption,
  index: number,
): PaymentOptionType => ({
  id: option.id,
  name: option.name,
  displayName: paymentName(option.method, cart.scope.language),
  logo: null,
  ...amountFields('fee', noAmount, cart.scope),
  isDefault: index === 0,
  isSelected: option.id === state.paymentId,
  paymentType: 'STANDARD',
  checkoutType: 'STANDARD',
  paymentData: null,
  newCheckoutSession: false,
});

/**
 * The API's `CheckoutType`. Of the person only what this very request sent: the id of a cart is in links, and must not
 * be enough to read who is buying. A shop without a payment provider offers no payment options.
 */
export const presentCheckout = (
  cart: PricedCart,
  state: CheckoutState,
  { sent, canPay }: { readonly sent: CheckoutDraft; readonly canPay: boolean },
): WithCart<CheckoutType> => ({
  email: sent.email,
  identityNumber: sent.identityNumber,
  cart: presentCart(cart),
  billingAddress: sent.billing,
  shippingAddress: sent.shipping ?? sent.billing,
  shippingOptions: state.shippingOptions.map((option, index) => presentOption(cart, state, option, index)),
  paymentOptions: canPay ? state.paymentOptions.map((option, index) => presentPayment(cart, state, option, index)) : [],
  shippingData: null,
  checkoutStatus: 'OK',
});
