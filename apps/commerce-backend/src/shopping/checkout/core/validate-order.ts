import { isBlank, readEmail } from '@lyng/model';
import type { Address } from '../../../shop/address.ts';

/** What is known when an order is about to be made. */
export interface OrderToValidate {
  readonly country: string;
  readonly cartIsEmpty: boolean;
  readonly email: string;
  readonly billing: Address;
  /** Absent when the parcel goes to the billing address. */
  readonly shipping: Address | null;
  readonly stockCovers: boolean;
  readonly shippingIsSelected: boolean;
  readonly paymentIsSelected: boolean;
  /** From the token of a logged-in user; empty for a guest. */
  readonly memberType: string;
}

/** The wire's `ValidateOrderCreationResponseType`. */
export interface OrderValidation {
  readonly isValid: boolean;
  readonly message: string | null;
  /** The input of the customer status rule; null when nothing is known about the customer. */
  readonly memberType: string | null;
}

/** A fake credit service: each of these addresses returns one of its results. */
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

const isForeign = (address: Address, country: string): boolean => address.country !== '' && address.country !== country;

const addressProblem = (order: OrderToValidate): string | undefined => {
  const missing = missingField(order.billing);
  if (missing !== undefined) return missing;
  if (isForeign(order.billing, order.country)) return 'Invalid Billing Country';
  if (order.shipping === null) return undefined;
  const missingShipping = missingField(order.shipping);
  if (missingShipping !== undefined) return missingShipping;
  return isForeign(order.shipping, order.country) ? 'Invalid Shipping Country' : undefined;
};

const customerProblem = (email: string): string | undefined => {
  if (readEmail(email) === null) return 'Email seems to be invalid';
  return email.toLowerCase() === BLACKLISTED_EMAIL ? 'Customer is blacklisted' : undefined;
};

const problem = (order: OrderToValidate): string | undefined => {
  if (order.cartIsEmpty) return 'The cart is empty';
  const wrongCustomer = customerProblem(order.email);
  if (wrongCustomer !== undefined) return wrongCustomer;
  const wrongAddress = addressProblem(order);
  if (wrongAddress !== undefined) return wrongAddress;
  if (!order.stockCovers) return 'Insufficient stock amount';
  if (!order.paymentIsSelected) return 'Payment must be selected';
  return order.shippingIsSelected ? undefined : 'Shipping must be selected';
};

/** Exposes only the memberships that bar from paying later; spaces are ignored. */
const creditOf = (memberType: string): string | null =>
  memberType.replace(/\s/g, '').toUpperCase().startsWith('NOCREDIT') ? memberType : null;

/** Whether an order may be created, with the messages that clients compare as text. */
export function validateOrder(order: OrderToValidate): OrderValidation {
  const message = problem(order);
  if (message !== undefined) return { isValid: false, message, memberType: null };
  const hasNoCredit = order.email.toLowerCase() === NO_CREDIT_EMAIL;
  return { isValid: true, message: null, memberType: hasNoCredit ? 'NO CREDIT-LIMITED' : creditOf(order.memberType) };
}

/** What a cart needs to become an order, whatever is filled in. */
export interface ConditionsToValidate extends Pick<OrderToValidate, 'cartIsEmpty' | 'stockCovers'> {
  readonly reachesMinimum: boolean;
  /** Null where the customer is not known yet. */
  readonly email: string | null;
}

/** Why such a cart may not become an order; undefined when it may. */
export function conditionProblem(order: ConditionsToValidate): string | undefined {
  if (order.cartIsEmpty) return 'The cart is empty';
  const wrongCustomer = order.email === null ? undefined : customerProblem(order.email);
  if (wrongCustomer !== undefined) return wrongCustomer;
  if (!order.stockCovers) return 'Insufficient stock amount';
  return order.reachesMinimum ? undefined : 'The order value is below the minimum';
}
