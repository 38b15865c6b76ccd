import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CartFailure } from './cart-failure.ts';
import { storePromoCode } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';
import { normalisePromoCode } from './core/promo-code.ts';
import { findPromo } from './promo-store.ts';
import { readCart } from './read-cart.ts';

/** Gives the cart its one promo code; an empty text removes it. A refused code leaves the one before in place. */
export async function setPromoCode(
  transaction: DatabaseTransaction,
  cart: CartRecord,
  scope: Scope,
  text: string,
): Promise<Result<CartFailure, undefined>> {
  if (text.trim() !== '') {
    const code = normalisePromoCode(text);
    const promo = await findPromo(transaction, code);
    if (promo === undefined) return fail({ kind: 'unknown-code' });
    const priced = await readCart(transaction, { ...cart, promoCode: code }, scope);
    if (priced.prices.effectivePromo === undefined) return fail({ kind: 'requirements-not-met' });
    await storePromoCode(transaction, cart.id, code);
  } else {
    await storePromoCode(transaction, cart.id, '');
  }
  return ok(undefined);
}
