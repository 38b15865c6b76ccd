import type { PromoRejection } from '@lyng/model';
import type { CartFailure } from './cart-failure.ts';
import type { PendingOperation } from './pending-operation.ts';

/** A change of the cart's code that failed, and why; `null` when the last failure was about something else. */
export function rejectedCode(
  failed: { readonly operation: PendingOperation; readonly failure: CartFailure } | null,
): { readonly promoCode: string; readonly reason: PromoRejection | 'unavailable' } | null {
  if (failed?.operation.kind !== 'set-promo-code') return null;
  const { operation, failure } = failed;
  return { promoCode: operation.promoCode, reason: failure.kind === 'promo' ? failure.rejection : 'unavailable' };
}
