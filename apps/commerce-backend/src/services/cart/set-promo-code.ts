import type { Result } from '@lyng/model';
import { fail, isBlank, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import { parseGiftCardCode } from '../gift-cards/core/gift-card-code.ts';
import { putGiftCard, removeGiftCard } from '../gift-cards/gift-card-store.ts';
import { releaseOpenOrder } from '../orders/close-order.ts';
import type { CartFailure } from './cart-failure.ts';
import { storePromoCode } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';
import { normalisePromoCode } from './core/promo-code.ts';
import { readCart } from './read-cart.ts';

type Changed = Result<CartFailure, undefined>;

/** The code goes first; where there is none, the gift card does. */
async function removeCode(
  transaction: DatabaseTransaction,
  { id, promoCode }: CartRecord,
  now: Date,
): Promise<Changed> {
  if (promoCode !== '') await storePromoCode(transaction, id, '');
  else if (await removeGiftCard(transaction, id)) await releaseOpenOrder(transaction, id, now);
  return ok(undefined);
}

async function layGiftCard(
  transaction: DatabaseTransaction,
  cart: CartRecord,
  code: string,
  { scope, now }: { readonly scope: Scope; readonly now: Date },
): Promise<Changed> {
  const laid = await putGiftCard(transaction, { cartId: cart.id, code, currency: scope.market.currency, now });
  if (!laid.ok) return laid;
  if (laid.value.isChange) await releaseOpenOrder(transaction, cart.id, now);
  return ok(undefined);
}

/**
 * Gives the cart its one promo code, or a gift card beside it; an empty text removes. A refused code leaves all as it
 * was: the code before, and every line.
 */
export async function setPromoCode(
  transaction: DatabaseTransaction,
  cart: CartRecord,
  {
    scope,
    text,
    now,
    userId,
  }: { readonly scope: Scope; readonly text: string; readonly now: Date; readonly userId: string | undefined },
): Promise<Changed> {
  if (isBlank(text)) return removeCode(transaction, cart, now);
  const giftCard = parseGiftCardCode(text);
  if (giftCard !== undefined) return layGiftCard(transaction, cart, giftCard, { scope, now });
  const code = normalisePromoCode(text);
  if (code === '') return fail({ kind: 'unknown-code' });
  const priced = await readCart(transaction, { ...cart, promoCode: code }, scope, now, userId);
  if (priced.promoRefusal !== undefined) return fail(priced.promoRefusal);
  if (priced.prices.effectivePromo === undefined) return fail({ kind: 'requirements-not-met' });
  await storePromoCode(transaction, cart.id, code);
  return ok(undefined);
}
