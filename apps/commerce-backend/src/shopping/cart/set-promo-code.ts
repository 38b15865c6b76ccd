import type { Result } from '@lyng/model';
import { fail, isBlank, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import { parseGiftCardCode } from '../gift-cards/core/gift-card-code.ts';
import { putGiftCard, removeGiftCard } from '../gift-cards/gift-card-store.ts';
import { releaseOpenOrder } from '../orders/close-order.ts';
import type { CartFailure } from './cart-error.ts';
import { storePromoCode } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';
import { normalisePromoCode } from '../promotions/core/promo-code.ts';
import { readCart } from './read-cart.ts';

type Changed = Result<CartFailure, undefined>;

/** Removes the promo code first; if there is none, the gift card. */
async function removeCode(
  transaction: DatabaseTransaction,
  { id, promoCode }: CartRecord,
  now: Date,
): Promise<Changed> {
  if (promoCode !== '') await storePromoCode(transaction, id, '');
  else if (await removeGiftCard(transaction, id)) await releaseOpenOrder(transaction, id, now);
  return ok(undefined);
}

async function applyGiftCard(
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
 * Sets the cart's one promo code, or a gift card beside it; an empty text removes. A rejected code changes nothing: the
 * previous code and every line stay.
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
  if (giftCard !== undefined) return applyGiftCard(transaction, cart, giftCard, { scope, now });
  const code = normalisePromoCode(text);
  if (code === '') return fail({ kind: 'unknown-code' });
  const priced = await readCart(transaction, { ...cart, promoCode: code }, scope, now, userId);
  if (priced.promoRejection !== undefined) return fail(priced.promoRejection);
  if (priced.prices.effectivePromo === undefined) return fail({ kind: 'requirements-not-met' });
  await storePromoCode(transaction, cart.id, code);
  return ok(undefined);
}
