import { parsePhone, plainLine, plainMessage, readZip } from '@lyng/model';
import type { MarketAlias, MinorUnits } from '@lyng/model';
import type { Href } from '@lyng/routing/core';
import type { FieldContext } from '../core/checkout-field.ts';
import { makeAddress } from '../core/checkout-values.ts';
import type { AddressValues, CheckoutValues } from '../core/checkout-values.ts';
import { sentEmail } from '../core/sent-email.ts';
import { identityNumber } from '../core/identity-number.ts';
import type { PlaceOrderMutationVariables } from './place-order.generated.ts';
import type { ValidateOrderCreationQueryVariables } from './validate-order-creation.generated.ts';

type CheckoutInput = PlaceOrderMutationVariables['checkout'];
type AddressInput = NonNullable<CheckoutInput['billingAddress']>;

/** The address to which the payment provider sends the shopper; the server fills in the braces. */
export interface CheckoutAddresses {
  readonly redirectUrl: string;
  readonly checkoutPageUrl: string;
}

const countries: Readonly<Record<MarketAlias, string>> = { dk: 'DK', se: 'SE', no: 'NO', fi: 'FI' };

/** A text that is not a postal code of the market is sent as it is: the server rejects it. */
const zipOf = ({ zip }: Pick<AddressValues, 'zip'>, market: MarketAlias): string =>
  readZip(market, zip) ?? plainLine(zip);

const address = (values: AddressValues, market: MarketAlias): AddressInput => ({
  ...makeAddress((field) => plainLine(values[field])),
  zip: zipOf(values, market),
  country: countries[market],
});

export const billingAddress = (values: CheckoutValues, market: MarketAlias): AddressInput => ({
  ...address(values, market),
  company: values.customerType === 'ORGANIZATION' ? plainLine(values.company) : '',
  mobile: parsePhone(market, values.mobile) ?? plainLine(values.mobile),
});

const delivery = (values: CheckoutValues, market: MarketAlias): AddressInput | null =>
  values.hasDeliveryAddress
    ? { ...address(values.delivery, market), mobile: parsePhone(market, values.mobile) ?? '' }
    : null;

/** The server's input for offering choices: where the parcel goes and what is chosen so far. */
export const optionsInput = (values: CheckoutValues, market: MarketAlias): CheckoutInput => ({
  customerType: values.customerType,
  billingAddress: billingAddress(values, market),
  shippingAddress: delivery(values, market),
  ...(values.shippingId !== '' && { shippingId: Number(values.shippingId) }),
  ...(values.pickupPoint !== '' && { pickupPoint: values.pickupPoint }),
  ...(values.paymentId !== '' && { paymentId: Number(values.paymentId) }),
});

export type ValidatedCustomer = Pick<
  CheckoutValues,
  'email' | 'firstName' | 'lastName' | 'addressLine1' | 'zip' | 'city'
>;

/** The fields that the order validation receives, and nothing more. */
export const validationInput = (
  values: ValidatedCustomer,
  market: MarketAlias,
): ValidateOrderCreationQueryVariables['checkout'] => ({
  email: sentEmail(values.email),
  billingAddress: {
    firstName: plainLine(values.firstName),
    lastName: plainLine(values.lastName),
    addressLine1: plainLine(values.addressLine1),
    zip: zipOf(values, market),
    city: plainLine(values.city),
  },
});

/**
 * The complete order. The amount left to pay that the shopper saw (minor units; `null` while it was being calculated)
 * has no field in the schema and travels with the client's own data.
 */
export const orderInput = (
  values: CheckoutValues,
  context: Pick<FieldContext, 'market' | 'today'>,
  checkoutUrls: CheckoutAddresses,
  shownTotal: MinorUnits | null = null,
): CheckoutInput => ({
  ...optionsInput(values, context.market),
  email: sentEmail(values.email),
  identityNumber: identityNumber(values, context),
  message: plainMessage(values.message),
  acceptedConsents: (['terms', 'newsletter'] as const).filter((consent) => values[consent]),
  ...(shownTotal !== null && { merchantData: JSON.stringify({ expectedTotalIncVat: shownTotal }) }),
  checkoutUrls,
});

/** The confirmation page distinguishes providers by the name of the id in its query. */
const idNames = { STANDARD: 'oid', KLARNA: 'kid', AVARDA: 'aid' } as const;

/**
 * The address to which a provider sends the shopper back; the server fills in the braces, `{payment.uid}` by the
 * order's public id.
 */
export const returnAddresses = (origin: string, href: Href, provider: keyof typeof idNames): CheckoutAddresses => ({
  redirectUrl: `${origin}${href('checkout-confirm')}?${idNames[provider]}={payment.uid}&cartid={geins.cartid}`,
  checkoutPageUrl: `${origin}${href('checkout')}`,
});
