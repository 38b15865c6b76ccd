import { isBlank } from '@lyng/model';
import { parseGiftCardCode } from '../gift-cards/core/gift-card-code.ts';
import { putGiftCard, removeGiftCard } from '../gift-cards/gift-card-store.ts';
import { releaseOpenOrder } from '../orders/close-order.ts';
import { normalisePromoCode } from '../promotions/core/promo-code.ts';
import type { PromoRejection } from '../promotions/core/promo-code.ts';
import { changeCart } from './cart-store.ts';
import type { CartChange } from './change-cart.ts';
import { readCart } from './read-cart.ts';

/** Removes the promo code first; if there is none, the gift card. */
async function removeCode({ transaction, cart, now }: CartChange): Promise<undefined> {
  if (cart.promoCode !== '') await changeCart(transaction, cart.id, { promo_code: '' }, now);
  else if (await removeGiftCard(transaction, cart.id)) await releaseOpenOrder(transaction, cart.id, now);
}

async function applyGiftCard(
  { transaction, cart, scope, now }: CartChange,
  code: string,
): Promise<PromoRejection | undefined> {
  const laid = await putGiftCard(transaction, cart.id, code, { currency: scope.market.currency, now });
  if (!laid.ok) return laid.error;
  if (laid.value.isChange) await releaseOpenOrder(transaction, cart.id, now);
  return undefined;
}

/**
 * Sets the cart's one promo code, or a gift card beside it; an empty text removes. A rejected code changes nothing: the
 * previous code and every line stay.
 */
export async function setPromoCode(
  change: CartChange,
  text: string,
  userId: string | undefined,
): Promise<PromoRejection | undefined> {
  if (isBlank(text)) return removeCode(change);
  const giftCard = parseGiftCardCode(text);
  if (giftCard !== undefined) return applyGiftCard(change, giftCard);
  const code = normalisePromoCode(text);
  if (code === '') return { kind: 'unknown-code' };
  const { transaction, cart, scope, now } = change;
  const priced = await readCart(transaction, { ...cart, promoCode: code }, scope, now, userId);
  if (priced.promoRejection !== undefined) return priced.promoRejection;
  if (priced.prices.effectivePromo === undefined) return { kind: 'requirements-not-met' };
  await changeCart(transaction, cart.id, { promo_code: code }, now);
  return undefined;
}
