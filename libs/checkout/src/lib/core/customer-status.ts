import { isCreditPayment } from './required-fields.ts';

/** The response of the order validation, and the chosen payment method. */
export interface OrderValidation {
  readonly isValid: boolean;
  readonly message: string | null;
  readonly memberType: string | null;
  /** The payment provider's name of the payment method, as `DirectInvoice`. */
  readonly paymentType: string;
}

/** `ok`, `blacklisted`, `invalidemail`, or what the customer may not pay with: `limited` or a suffix of the member type. */
export type CustomerStatus = string;

const BLACKLISTED = 'Customer is blacklisted';
const INVALID_EMAIL = 'Email seems to be invalid';
const NO_CREDIT = 'NOCREDIT';

/** The consequence of the validation's response for the purchase; only `ok` goes on. */
export function customerStatus({ isValid, message, memberType, paymentType }: OrderValidation): CustomerStatus {
  if (!isValid && message === BLACKLISTED) return 'blacklisted';
  if (!isValid && message === INVALID_EMAIL) return 'invalidemail';
  const type = (memberType ?? '').replace(/\s/g, '');
  if (!type.startsWith(NO_CREDIT) || !isCreditPayment(paymentType)) return 'ok';
  const dash = type.indexOf('-');
  const suffix = dash === -1 ? '' : type.slice(dash + 1).toLowerCase();
  return suffix === '' ? 'limited' : suffix;
}
