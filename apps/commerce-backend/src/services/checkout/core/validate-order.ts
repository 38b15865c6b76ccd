import { isBlank, readEmail } from '@lyng/model';
import type { Address } from '../address.ts';

/** What is known when an order is about to be made. */
export interface OrderToValidate {
  readonly country: string;
  readonly email: string;
  readonly billing: Address;
  /** Absent when the parcel goes to the billing address. */
  readonly shipping: Address | null;
  readonly stockCovers: boolean;
  readonly shippingIsSelected: boolean;
  readonly paymentIsSelected: boolean;
  /** What the token of whoever is logged in says; empty for a guest. */
  readonly memberType: string;
}

/** The wire's `ValidateOrderCreationResponseType`. */
export interface OrderValidation {
  readonly isValid: boolean;
  readonly message: string | null;
  /** What the customer status rule (spec §4) reads; null says nothing about the customer (W8). */
  readonly memberType: string | null;
}

/** Stands in for a credit service: these addresses let every answer be tried. */
const BLACKLISTED_EMAIL = 'blacklisted@example.com';
const NO_CREDIT_EMAIL = 'nocredit@example.com';

const requiredFields: readonly (readonly [keyof Address, string])[] = [
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['addressLine1', 'Address is required'],
  ['city', 'City is required'],
  ['zip', 'Zip is required'],
];

const missingField = (address: Address): string | undefined =>
  requiredFields.find(([field]) => isBlank(address[field]))?.[1];

const isForeign = (address: Address, country: string): boolean =>
  address.country !== '' && address.country.toUpperCase() !== country;

const addressProblem = (order: OrderToValidate): string | undefined => {
  const missing = missingField(order.billing);
  if (missing !== undefined) return missing;
  if (isForeign(order.billing, order.country)) return 'Invalid Billing Country';
  if (order.shipping === null) return undefined;
  const missingShipping = missingField(order.shipping);
  if (missingShipping !== undefined) return missingShipping;
  return isForeign(order.shipping, order.country) ? 'Invalid Shipping Country' : undefined;
};

const problem = (order: OrderToValidate): string | undefined => {
  if (readEmail(order.email) === null) return 'Email seems to be invalid';
  if (order.email.toLowerCase() === BLACKLISTED_EMAIL) return 'Customer is blacklisted';
  const wrongAddress = addressProblem(order);
  if (wrongAddress !== undefined) return wrongAddress;
  if (!order.stockCovers) return 'Insufficient stock amount';
  if (!order.paymentIsSelected) return 'Payment must be selected';
  return order.shippingIsSelected ? undefined : 'Shipping must be selected';
};

/** Of a membership only what bars from paying later is told (W8); spaces do not count (spec §4). */
const creditOf = (memberType: string): string | null =>
  memberType.replace(/\s/g, '').toUpperCase().startsWith('NOCREDIT') ? memberType : null;

/** Whether an order may be made, in the wire contract's own messages: clients compare them as text. */
export function validateOrder(order: OrderToValidate): OrderValidation {
  const message = problem(order);
  if (message !== undefined) return { isValid: false, message, memberType: null };
  const hasNoCredit = order.email.toLowerCase() === NO_CREDIT_EMAIL;
  return { isValid: true, message: null, memberType: hasNoCredit ? 'NO CREDIT-LIMITED' : creditOf(order.memberType) };
}
