import { readJson } from '@lyng/browser';
import { parseArrival } from '@lyng/commerce-client';
import { isRecord } from '@lyng/model';
import type { CheckoutOptions, PaymentOption, PickupPoint, ShippingOption } from '../core/checkout-options.ts';
import type { SelectedPayment } from '../core/payment-session.ts';
import type { CreateOrUpdateCheckoutMutation } from './create-or-update-checkout.generated.ts';

type WireCheckout = NonNullable<CreateOrUpdateCheckoutMutation['createOrUpdateCheckout']>;
type WireShipping = NonNullable<NonNullable<WireCheckout['shippingOptions']>[number]>;
type WirePayment = NonNullable<NonNullable<WireCheckout['paymentOptions']>[number]>;

const present = <Value>(values: readonly (Value | null)[] | null): readonly Value[] =>
  (values ?? []).filter((value): value is NonNullable<Value> & Value => value !== null);

/** The texts that a service adds to a pick-up point, as JSON; other data is left out. */
function parsePointTexts(data: string | null): Omit<PickupPoint, 'id' | 'name'> {
  const found = readJson({ read: () => data ?? undefined }, '');
  const text = (name: string): string => (isRecord(found) && typeof found[name] === 'string' ? found[name] : '');
  return { street: text('street'), distance: text('distance'), hours: text('hours') };
}

const parseShipping = (option: WireShipping): ShippingOption => ({
  id: String(option.id),
  name: option.displayName ?? option.name ?? '',
  feeFormatted: option.feeIncVatFormatted ?? '',
  isFree: option.feeIncVat === 0,
  isSelected: option.isSelected,
  arrivesOn: parseArrival(option.shippingData),
  pickupPoints: present(option.subOptions).flatMap(({ externalId, displayName, isSelected, shippingData }) =>
    externalId ? [{ id: externalId, name: displayName ?? '', isSelected, ...parsePointTexts(shippingData) }] : [],
  ),
});

const parsePayment = (option: WirePayment): PaymentOption => ({
  id: String(option.id),
  type: option.name ?? '',
  label: option.displayName ?? option.name ?? '',
  feeFormatted: option.feeIncVatFormatted ?? '',
  isFree: option.feeIncVat === 0,
  isSelected: option.isSelected,
});

export const parseOptions = (checkout: WireCheckout): CheckoutOptions => ({
  shipping: present(checkout.shippingOptions).map(parseShipping),
  payment: present(checkout.paymentOptions).map(parsePayment),
});

/** The payment form of each payment method: with our own button, or in its provider's form. */
export const parsePayments = (checkout: WireCheckout): readonly SelectedPayment[] =>
  present(checkout.paymentOptions).map(({ id, paymentType, paymentData, newCheckoutSession }) => ({
    id: String(id),
    paymentType,
    paymentData,
    newCheckoutSession,
  }));
