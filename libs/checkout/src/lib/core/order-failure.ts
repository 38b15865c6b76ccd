import type { ErrorCode } from '@lyng/model';
import { placementFailure } from './placement-failure.ts';
import type { PlacementFailure } from './placement-failure.ts';

/** The reason why the cart's code does not count for this shopper now. */
export interface CodeFailure {
  readonly kind: 'code-used' | 'code-expired' | 'code-of-other-country' | 'code-needs-login' | 'code-invalid';
}

/**
 * The reason why the order was not created; all but the first let the shopper look at the new total and press again.
 */
export type OrderFailure =
  | PlacementFailure
  | { readonly kind: 'price-changed' }
  /** A choice that was posted, or a new price, makes another total than the page showed. */
  | { readonly kind: 'total-changed'; readonly totalFormatted: string }
  /** The price is the same, but gift card or balance pay less of it: another order took some. */
  | { readonly kind: 'balance-spent' }
  | { readonly kind: 'discount-spent' }
  | CodeFailure;

/**
 * Failures that the server finds while it places the order: of the current price, and of codes and gift cards that
 * others may use at the same time.
 */
const byCode: Readonly<Record<string, OrderFailure>> = {
  PriceChanged: { kind: 'price-changed' },
  BalanceSpent: { kind: 'balance-spent' },
  GiftCardSpent: { kind: 'discount-spent' },
  PromoCodeUsed: { kind: 'code-used' },
  PromoCodeExpired: { kind: 'code-expired' },
  PromoCodeWrongMarket: { kind: 'code-of-other-country' },
  PromoCodeNeedsLogin: { kind: 'code-needs-login' },
  InvalidPromoCode: { kind: 'code-invalid' },
} satisfies Partial<Record<ErrorCode, OrderFailure>>;

/** Maps a rejected order by its code, else by its message. */
export const orderFailure = (code: string, message: string): OrderFailure =>
  byCode[code] ?? placementFailure(code, message);
