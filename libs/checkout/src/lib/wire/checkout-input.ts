import type { MarketAlias } from '@lyng/model';
import type { AddressValues, CheckoutValues } from '../core/checkout-values.ts';
import { parsePhone } from '../core/phone.ts';
import { normaliseZip } from '../core/zip.ts';
import type { PlaceOrderMutationVariables } from './place-order.generated.ts';
import type { ValidateOrderCreationQueryVariables } from './validate-order-creation.generated.ts';

type CheckoutInput = PlaceOrderMutationVariables['checkout'];
type AddressInput = NonNullable<CheckoutInput['billingAddress']>;

/** Where the payment provider sends the shopper on to; the server fills in the braces. */
export interface CheckoutAddresses {
  readonly redirectUrl: string;
  readonly checkoutPageUrl: string;
}

const countries: Readonly<Record<MarketAlias, string>> = { dk: 'DK', se: 'SE', no: 'NO', fi: 'FI' };

/** One line of text: what is pasted over several lines is joined (form-029). */
const line = (text: string): string => text.trim().replace(/\s+/g, ' ');

const address = (values: AddressValues, market: MarketAlias): AddressInput => ({
  firstName: line(values.firstName),
  lastName: line(values.lastName),
  careOf: line(values.careOf),
  addressLine1: line(values.addressLine1),
  addressLine2: line(values.addressLine2),
  zip: normaliseZip(values.zip),
  city: line(values.city),
  entryCode: line(values.entryCode),
  country: countries[market],
});

const billing = (values: CheckoutValues, market: MarketAlias): AddressInput => ({
  ...address(values, market),
  company: values.customerType === 'ORGANIZATION' ? line(values.company) : '',
  mobile: parsePhone(market, values.mobile) ?? line(values.mobile),
});

const delivery = (values: CheckoutValues, market: MarketAlias): AddressInput | null =>
  values.hasDeliveryAddress ? { ...address(values.delivery, market), mobile: parsePhone(market, values.mobile) ?? '' } : null;

/** What the server needs to offer choices: where the parcel goes and what is chosen so far. */
export const optionsInput = (values: CheckoutValues, market: MarketAlias): CheckoutInput => ({
  customerType: values.customerType,
  billingAddress: billing(values, market),
  shippingAddress: delivery(values, market),
  ...(values.shippingId !== '' && { shippingId: Number(values.shippingId) }),
  ...(values.pickupPoint !== '' && { pickupPoint: values.pickupPoint }),
  ...(values.paymentId !== '' && { paymentId: Number(values.paymentId) }),
});

/** Spec §7: what the order validation is told, and nothing more. */
export const validationInput = (
  values: CheckoutValues,
): ValidateOrderCreationQueryVariables['checkout'] => ({
  email: line(values.email),
  billingAddress: {
    firstName: line(values.firstName),
    lastName: line(values.lastName),
    addressLine1: line(values.addressLine1),
    zip: normaliseZip(values.zip),
    city: line(values.city),
  },
});

/** The whole order. */
export const orderInput = (
  values: CheckoutValues,
  market: MarketAlias,
  checkoutUrls: CheckoutAddresses,
): CheckoutInput => ({
  ...optionsInput(values, market),
  email: line(values.email),
  identityNumber: (values.customerType === 'ORGANIZATION' ? values.organisationId : values.personalId).trim(),
  message: values.message.trim(),
  acceptedConsents: ['terms', ...(values.newsletter ? ['newsletter'] : [])],
  checkoutUrls,
});
