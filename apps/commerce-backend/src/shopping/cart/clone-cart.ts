import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { storeMerchantData, storePromoCode } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';

/**
 * Gives a new cart the lines of another, completed or not, with its merchant data and perhaps its promo code: whether
 * the code counts is decided where the new cart is priced. Gift cards stay where they are, because whoever knows a cart's id could
 * take one along.
 */
export async function cloneCart(
  transaction: DatabaseTransaction,
  source: CartRecord,
  copyId: string,
  { withPromotions }: { readonly withPromotions: boolean },
): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .columns(['id', 'cart_id', 'sku_id', 'quantity', 'message', 'group_key'])
    .expression((query) =>
      query
        .selectFrom('cart_line')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`${copyId}::uuid`.as('cart_id'),
          'sku_id',
          'quantity',
          'message',
          'group_key',
        ])
        .where('cart_id', '=', source.id)
        .orderBy('position'),
    )
    .execute();
  await storeMerchantData(transaction, copyId, source.merchantData);
  if (withPromotions) await storePromoCode(transaction, copyId, source.promoCode);
}
