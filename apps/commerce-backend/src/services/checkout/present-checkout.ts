import { amountFields } from '../pricing/core/price-type.ts';
import { noAmount } from '../cart/core/amount.ts';
import { shippingFeeOf } from '../cart/core/price-cart.ts';
import type { ShippingOption } from '../cart/core/shipping-options.ts';
import { presentCart } from '../cart/present-cart.ts';
import { presentShipping } from '../cart/present-shipping.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import type { CheckoutDraft, CheckoutState } from './core/checkout-state.ts';
import { paymentName } from './core/payment-options.ts';
import type { PaymentOption } from './core/payment-options.ts';
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

const presentPayment = (cart: PricedCart, state: CheckoutState, option: PaymentOption, index: number) => ({
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
 * The wire's `CheckoutType`. Of the person only what this very request said: the id of a cart stands in links, and
 * must not be enough to read who is buying. A shop in which nobody can pay offers no way to pay.
 */
export const presentCheckout = (
  cart: PricedCart,
  state: CheckoutState,
  { said, canPay }: { readonly said: CheckoutDraft; readonly canPay: boolean },
) => ({
  email: said.email,
  identityNumber: said.identityNumber,
  cart: presentCart(cart),
  billingAddress: said.billing,
  shippingAddress: said.shipping ?? said.billing,
  shippingOptions: state.shippingOptions.map((option, index) => presentOption(cart, state, option, index)),
  paymentOptions: canPay ? state.paymentOptions.map((option, index) => presentPayment(cart, state, option, index)) : [],
  shippingData: null,
  checkoutStatus: 'OK',
});
