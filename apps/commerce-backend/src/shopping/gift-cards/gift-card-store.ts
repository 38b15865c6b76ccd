import type { CurrencyCode, MinorUnits, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';

export interface GiftCardRejection {
  readonly kind: 'unknown-code' | 'code-used' | 'code-expired' | 'wrong-market';
}

/** The part of the card that the cart's own unpaid order holds. Placing that order again returns it. */
const heldByCart = async (db: Database, cartId: string, code: string): Promise<MinorUnits> => {
  const row = await db
    .selectFrom('gift_card_spending')
    .innerJoin('customer_order', 'customer_order.id', 'gift_card_spending.order_id')
    .select('gift_card_spending.amount')
    .where('customer_order.cart_id', '=', cartId)
    .where('customer_order.status', '=', 'pending-payment')
    .where('gift_card_spending.code', '=', code)
    .executeTakeFirst();
  return row?.amount ?? 0;
};

const availableOn = async (
  db: Database,
  cartId: string,
  code: string,
): Promise<{ readonly currency: string; readonly expiresAt: Date; readonly balance: MinorUnits } | undefined> => {
  const card = await db
    .selectFrom('gift_card')
    .select(['currency', 'balance', 'expires_at as expiresAt'])
    .where('code', '=', code)
    .executeTakeFirst();
  return card && { ...card, balance: card.balance + (await heldByCart(db, cartId, code)) };
};

/** Applies a gift card to the cart, in place of the one before; returns whether it was another one. */
export async function putGiftCard(
  transaction: DatabaseTransaction,
  cartId: string,
  code: string,
  { currency, now }: { readonly currency: CurrencyCode; readonly now: Date },
): Promise<Result<GiftCardRejection, { readonly isChange: boolean }>> {
  const card = await availableOn(transaction, cartId, code);
  if (card === undefined) return fail({ kind: 'unknown-code' });
  if (card.currency !== currency) return fail({ kind: 'wrong-market' });
  if (now >= card.expiresAt) return fail({ kind: 'code-expired' });
  if (card.balance === 0) return fail({ kind: 'code-used' });
  const changed = await transaction
    .insertInto('cart_gift_card')
    .values({ cart_id: cartId, code })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ code }).where('cart_gift_card.code', '!=', code))
    .returning('code')
    .executeTakeFirst();
  return ok({ isChange: changed !== undefined });
}

/** Takes the gift card away from the cart, if it has one; its money stays on it. */
export async function removeGiftCard(transaction: DatabaseTransaction, cartId: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('cart_gift_card')
    .where('cart_id', '=', cartId)
    .returning('code')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The balance of the cart's gift card, if it has one that is valid in that currency. */
export async function readBalance(
  db: Database,
  cartId: string,
  currency: CurrencyCode,
  now: Date,
): Promise<{ readonly code: string; readonly balance: MinorUnits } | undefined> {
  const laid = await db.selectFrom('cart_gift_card').select('code').where('cart_id', '=', cartId).executeTakeFirst();
  const card = laid && (await availableOn(db, cartId, laid.code));
  return laid && card && card.currency === currency && now < card.expiresAt
    ? { code: laid.code, balance: card.balance }
    : undefined;
}

/** Spends from a card for an order. The condition and the subtraction are one statement, so no krone is spent twice. */
export async function spend(
  transaction: DatabaseTransaction,
  { orderId, code, amount }: { readonly orderId: number; readonly code: string; readonly amount: MinorUnits },
): Promise<void> {
  const row = await transaction
    .updateTable('gift_card')
    .set((card) => ({ balance: card('balance', '-', amount) }))
    .where('code', '=', code)
    .where('balance', '>=', amount)
    .returning('code')
    .executeTakeFirst();
  if (row === undefined) throw graphqlError('GiftCardSpent', 'The gift card has been spent on another order.');
  await transaction.insertInto('gift_card_spending').values({ order_id: orderId, code, amount }).execute();
}

/** Puts back what a cancelled order took, once: only who removes the spending gives the money back. */
export async function giveBack(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  const spent = await transaction
    .deleteFrom('gift_card_spending')
    .where('order_id', '=', orderId)
    .returning(['code', 'amount'])
    .executeTakeFirst();
  if (spent === undefined) return;
  await transaction
    .updateTable('gift_card')
    .set((card) => ({ balance: card('balance', '+', spent.amount) }))
    .where('code', '=', spent.code)
    .execute();
}
