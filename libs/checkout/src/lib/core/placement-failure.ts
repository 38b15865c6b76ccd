import type { ErrorCode } from '@lyng/model';

/** The reason why no order was made. */
export type PlacementFailure =
  /** No response: whether the order was created is not known, so a retry is safe only with the same key. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'below-minimum' }
  | { readonly kind: 'payment-not-allowed' }
  /** Nothing can be paid in this shop. */
  | { readonly kind: 'no-payment-method' }
  /** The cart is an order already, or empty. */
  | { readonly kind: 'cart-gone' }
  | { readonly kind: 'too-many-tries' }
  | { readonly kind: 'address' }
  | { readonly kind: 'personal-id' }
  | { readonly kind: 'choose-payment' }
  | { readonly kind: 'choose-shipping' }
  | { readonly kind: 'email' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'terms' }
  | { readonly kind: 'refused' };

const byCode: Readonly<Record<string, PlacementFailure['kind']>> = {
  InsufficientStock: 'sold-out',
  MinimumOrderValue: 'below-minimum',
  PaymentNotAllowed: 'payment-not-allowed',
  NoPaymentMethod: 'no-payment-method',
  EmptyCart: 'cart-gone',
  CartNotFound: 'cart-gone',
  CartCompleted: 'cart-gone',
  TooManyRequests: 'too-many-tries',
  TermsNotAccepted: 'terms',
  INVALID_IDENTITY_NUMBER: 'personal-id',
} satisfies Partial<Record<ErrorCode, PlacementFailure['kind']>>;

/** The messages of the order validation, as the server words them. */
const byMessage: readonly (readonly [pattern: RegExp, kind: PlacementFailure['kind']])[] = [
  [/^Customer is blacklisted$/, 'blocked'],
  [/^Email seems to be invalid$/, 'email'],
  [/^Insufficient stock amount$/, 'sold-out'],
  [/^No cart was found/, 'cart-gone'],
  [/ is required$|^Invalid (Billing|Shipping) Country$/, 'address'],
  [/^Payment must be selected$/, 'choose-payment'],
  [/^Shipping must be selected$/, 'choose-shipping'],
];

/** Maps an error of the server by its code, else by its message. */
export function placementFailure(code: string, message: string): PlacementFailure {
  const kind = byCode[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused';
  return { kind };
}
