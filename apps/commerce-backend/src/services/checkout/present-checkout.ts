import { vatSplit } from '../pricing/core/vat-split.ts';
import { amountFields } from '../pricing/core/price-type.ts';
import { noAmount } from '../cart/core/amount.ts';
import type { Amount } from '../cart/core/amount.ts';
import { marketTerms } from '../cart/core/market-terms.ts';
import type { ShippingOption } from '../cart/core/shipping-options.ts';
import { presentCart } from '../cart/present-cart.ts';
import { presentShipping } from '../cart/present-shipping.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import { paymentName } from './core/payment-options.ts';
import type { PaymentOption } from './core/payment-options.ts';
import type { PickupPoint } from './core/pickup-points.ts';

/** What the option would cost with this cart: nothing where the cart has earned free shipping. */
const feeOf = (cart: PricedCart, option: ShippingOption): Amount => {
  const { prices, scope } = cart;
  const goods = prices.total.selling.incVat - prices.shippingFee.incVat;
  const byCode = prices.effectivePromo?.effect.kind === 'free-shipping';
  const byWorth = option.freeAboveThreshold && goods >= marketTerms(scope.market.alias).freeShippingFrom;
  return byCode || byWorth ? noAmount : vatSplit(option.feeIncVat, scope.market.vatPercent);
};

const presentOption = (cart: PricedCart, state: CheckoutState, option: ShippingOption, index: number) => {
  const shown = presentShipping(
    {
      option,
      fee: feeOf(cart, option),
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

/** The wire's `CheckoutType`. */
export const presentCheckout = (cart: PricedCart, state: CheckoutState) => ({
  email: state.email,
  identityNumber: state.identityNumber,
  cart: presentCart(cart),
  billingAddress: state.billing,
  shippingAddress: state.shipping ?? state.billing,
  shippingOptions: state.shippingOptions.map((option, index) => presentOption(cart, state, option, index)),
  paymentOptions: state.paymentOptions.map((option, index) => presentPayment(cart, state, option, index)),
  shippingData: null,
  checkoutStatus: 'OK',
});
