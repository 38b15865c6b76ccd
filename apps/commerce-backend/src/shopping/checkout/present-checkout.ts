import type { WithCart } from '../cart/cart-source.ts';
import type { CheckoutType, PaymentOptionType } from '../../platform/graphql/resolver-types.generated.ts';
import { amountFields } from '../../shop/pricing/price-type.ts';
import { noAmount } from '../../shop/pricing/amount.ts';
import { shippingFeeOf } from '../cart/core/price-cart.ts';
import type { ShippingOption } from '../shipping/shipping-options.ts';
import { presentCart } from '../cart/present-cart.ts';
import { presentShipping } from '../shipping/present-shipping.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import type { CheckoutDraft, CheckoutState, PickupPoint } from './core/checkout-state.ts';
import { paymentName } from '../orders/payment-options.ts';
import type { PaymentOption } from '../orders/payment-options.ts';
import { presentConsents } from './core/consents.ts';

const presentOption = (cart: PricedCart, state: CheckoutState, option: ShippingOption, index: number) => {
  const shown = presentShipping(
    {
      option,
      fee: shippingFeeOf(option, cart.prices.shippingTerms, cart.scope.market.vatPercent),
      amountLeft: option.freeFromLimit ? cart.prices.amountLeftToFreeShipping : 0,
      isDefault: index === 0,
      isSelected: option.id === state.shippingId,
      goods: cart.goods,
    },
    cart.scope,
  );
  const asSubOption = (point: PickupPoint) => ({
    ...shown,
    externalId: point.id,
    name: point.id,
    displayName: point.name,
    shippingData: JSON.stringify({ street: point.street, distance: point.distance, hours: point.hours }),
    isDefault: point === state.pickupPoints[0],
    isSelected: point.id === state.pickupPoint,
  });
  return option.kind === 'parcel-shop' ? { ...shown, subOptions: state.pickupPoints.map(asSubOption) } : shown;
};

export interface SelectedForm {
  /** Null when the shop's own button places the order. */
  readonly markup: string | null;
  /** A form that the client shows already belongs to another payment or address. */
  readonly isNew: boolean;
}

const presentPayment = (
  cart: PricedCart,
  state: CheckoutState,
  option: PaymentOption,
  index: number,
  form: SelectedForm,
): PaymentOptionType => ({
  id: option.id,
  name: option.name,
  displayName: paymentName(option.method, cart.scope.language),
  ...amountFields('fee', noAmount, cart.scope),
  isDefault: index === 0,
  isSelected: option.id === state.paymentId,
  paymentType: option.type,
  checkoutType: option.type === 'STANDARD' ? 'STANDARD' : 'EXTERNAL',
  paymentData: option.id === state.paymentId ? form.markup : null,
  newCheckoutSession: option.id === state.paymentId && form.isNew,
});

/**
 * The API's `CheckoutType`. Of the person only what this very request sent or its bearer's account has: the id of a cart
 * is in links, and must not be enough to read who is buying. A shop without a payment provider offers no payment options.
 */
export const presentCheckout = (
  cart: PricedCart,
  state: CheckoutState,
  { sent, canPay, form }: { readonly sent: CheckoutDraft; readonly canPay: boolean; readonly form: SelectedForm },
): WithCart<CheckoutType> => ({
  email: sent.email,
  identityNumber: sent.identityNumber,
  cart: presentCart(cart),
  billingAddress: sent.billing,
  shippingAddress: sent.shipping ?? sent.billing,
  consents: presentConsents(cart.scope.language),
  shippingOptions: state.shippingOptions.map((option, index) => presentOption(cart, state, option, index)),
  paymentOptions: canPay
    ? state.paymentOptions.map((option, index) => presentPayment(cart, state, option, index, form))
    : [],
  checkoutStatus: 'OK',
});
