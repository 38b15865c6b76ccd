import type { ErrorCode } from '@lyng/model';

type FailureKind =
  /** No response: whether the order was created is not known, so a retry is safe only with the same key. */
  | 'unreachable'
  | 'sold-out'
  | 'below-minimum'
  | 'payment-not-allowed'
  /** Nothing can be paid in this shop. */
  | 'no-payment-method'
  /** The cart is an order already, or empty. */
  | 'cart-gone'
  | 'too-many-tries'
  | 'address'
  | 'personal-id'
  | 'choose-payment'
  | 'choose-shipping'
  | 'email'
  | 'blocked'
  | 'terms'
  | 'refused'
  | 'price-changed'
  /** The price is the same, but gift card or balance pay less of it: another order took some. */
  | 'balance-spent'
  | 'discount-spent'
  // The cart's code does not count for this shopper now.
  | 'code-used'
  | 'code-expired'
  | 'code-of-other-country'
  | 'code-needs-login'
  | 'code-invalid';

/**
 * The reason why the order was not created; all but the first let the shopper look at the new total and press again.
 */
export type OrderFailure =
  | { readonly kind: FailureKind }
  /** A choice that was posted, or a new price, makes another total than the page showed. */
  | { readonly kind: 'total-changed'; readonly totalFormatted: string };

const byCode: Readonly<Record<string, FailureKind>> = {
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
  // Found while the order is placed: the current price, and codes and gift cards that others may use at the same time.
  PriceChanged: 'price-changed',
  BalanceSpent: 'balance-spent',
  GiftCardSpent: 'discount-spent',
  PromoCodeUsed: 'code-used',
  PromoCodeExpired: 'code-expired',
  PromoCodeWrongMarket: 'code-of-other-country',
  PromoCodeNeedsLogin: 'code-needs-login',
  InvalidPromoCode: 'code-invalid',
} satisfies Partial<Record<ErrorCode, FailureKind>>;

/** The messages of the order validation, as the server words them. */
const byMessage: readonly (readonly [pattern: RegExp, kind: FailureKind])[] = [
  [/^Customer is blacklisted$/, 'blocked'],
  [/^Email seems to be invalid$/, 'email'],
  [/^Insufficient stock amount$/, 'sold-out'],
  [/^No cart was found/, 'cart-gone'],
  [/ is required$|^Invalid (Billing|Shipping) Country$/, 'address'],
  [/^Payment must be selected$/, 'choose-payment'],
  [/^Shipping must be selected$/, 'choose-shipping'],
];

/** Maps a rejected order by its code, else by its message. */
export const orderFailure = (code: string, message: string): OrderFailure => ({
  kind: byCode[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused',
});
