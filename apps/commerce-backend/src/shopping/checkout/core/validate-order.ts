import { isBlank, readEmail } from '@lyng/model';
import type { Address } from '../../../shop/address.ts';

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
  /** The shop takes payments, or nothing is due. */
  readonly canPay: boolean;
  /** Something is due, and an invoice takes it. */
  readonly paysLater: boolean;
  /** The market's registers could have the buyer's number. */
  readonly hasIdentityNumber: boolean;
  readonly reachesMinimum: boolean;
}

/**
 * The reason why an order cannot be created: the code of the error that placing throws, and the message that clients
 * compare as text.
 */
export interface OrderProblem {
  readonly code:
    | 'OrderNotValid'
    | 'NoPaymentMethod'
    | 'PaymentNotAllowed'
    | 'INVALID_IDENTITY_NUMBER'
    | 'MinimumOrderValue';
  readonly message: string;
}

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

const formProblem = (order: OrderToValidate): string | undefined => {
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
const creditOf = ({ email, memberType }: OrderToValidate): string | null => {
  if (email.toLowerCase() === NO_CREDIT_EMAIL) return 'NO CREDIT-LIMITED';
  return memberType.replace(/\s/g, '').toUpperCase().startsWith('NOCREDIT') ? memberType : null;
};

const BELOW_MINIMUM = 'The order value is below the minimum';

/** The problem of an order with these facts; undefined when it can be created. */
export function orderProblem(order: OrderToValidate): OrderProblem | undefined {
  const message = formProblem(order);
  if (message !== undefined) return { code: 'OrderNotValid', message };
  if (!order.canPay) return { code: 'NoPaymentMethod', message: 'No payment method is available in this shop' };
  if (order.paysLater && creditOf(order) !== null)
    return { code: 'PaymentNotAllowed', message: 'This customer cannot pay by invoice' };
  if (order.paysLater && !order.hasIdentityNumber)
    return { code: 'INVALID_IDENTITY_NUMBER', message: 'An invoice needs a valid identity number' };
  return order.reachesMinimum ? undefined : { code: 'MinimumOrderValue', message: BELOW_MINIMUM };
}

export function validateOrder(order: OrderToValidate): OrderValidation {
  const problem = orderProblem(order);
  // That an invoice is not allowed is what clients read from the membership.
  if (problem === undefined || problem.code === 'PaymentNotAllowed')
    return { isValid: true, message: null, memberType: creditOf(order) };
  return { isValid: false, message: problem.message, memberType: null };
}

export interface ConditionsToValidate extends Pick<OrderToValidate, 'cartIsEmpty' | 'stockCovers' | 'reachesMinimum'> {
  /** Null where the customer is not known yet. */
  readonly email: string | null;
}

export function conditionProblem(order: ConditionsToValidate): string | undefined {
  if (order.cartIsEmpty) return 'The cart is empty';
  const wrongCustomer = order.email === null ? undefined : customerProblem(order.email);
  if (wrongCustomer !== undefined) return wrongCustomer;
  if (!order.stockCovers) return 'Insufficient stock amount';
  return order.reachesMinimum ? undefined : BELOW_MINIMUM;
}
