import type { MarketAlias } from '@lyng/model';
import { sha256 } from '../../platform/hash.ts';
import { mailboxOf } from '../../platform/limits/mailbox-of.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { evaluateLimit, isVoucherCode } from './core/promo-code.ts';
import type { LimitRejection, PromoUsage } from './core/promo-code.ts';

export interface PromoQuery {
  readonly code: string;
  readonly cartId: string;
  readonly market: MarketAlias;
  readonly now: Date;
}

/** A voucher has one owner and one use, so all its uses share one key: there can be only one. */
const VOUCHER_OWNER = 'owner';

/** Stored as a fingerprint only. */
const customerOf = (email: string): string => sha256(mailboxOf(email));

const limitOf = (db: Database, code: string) =>
  db
    .selectFrom('promo_limit')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'markets'])
    .select(['most_uses as maxUses', 'once_per_customer as oncePerCustomer'])
    .where('code', '=', code);

/** The uses of a code to look for. */
interface UsesQuery {
  readonly code: string;
  readonly cartId: string;
  /** Counting stops here: the total use of a code without a limit is never needed. */
  readonly max: number;
  /** The fingerprint of the customer's address; empty without one. */
  readonly customer?: string;
}

/** Uses by other carts: what the cart's own unpaid order holds is given back when it is placed again. One row, however many there are. */
export const usesOf = (
  db: Database,
  { code, cartId, max, customer = '' }: UsesQuery,
): Promise<Pick<PromoUsage, 'uses' | 'usedByCustomer'>> => {
  const ofOthers = db
    .selectFrom('promo_use')
    .innerJoin('customer_order', 'customer_order.id', 'promo_use.order_id')
    .select('promo_use.order_id')
    .where('promo_use.code', '=', code)
    .where((where) =>
      where.or([
        where('customer_order.cart_id', '!=', cartId),
        where('customer_order.status', '!=', 'pending-payment'),
      ]),
    );
  return db
    .selectFrom(ofOthers.limit(max).as('counted'))
    .select(({ fn, exists }) => [
      fn.countAll<number>().as('uses'),
      exists(ofOthers.where('promo_use.customer', '=', customer))
        .$castTo<boolean>()
        .as('usedByCustomer'),
    ])
    .executeTakeFirstOrThrow();
};

const emailOfCart = async (db: Database, cartId: string): Promise<string> =>
  (await db.selectFrom('checkout').select('email').where('cart_id', '=', cartId).executeTakeFirst())?.email ?? '';

/** Whether the code counts for that cart here and now, before any condition on the goods. */
export async function evaluatePromoLimit(
  db: Database,
  { code, cartId, market, now }: PromoQuery,
): Promise<LimitRejection | undefined> {
  const limit = await limitOf(db, code).executeTakeFirst();
  const email = await emailOfCart(db, cartId);
  const uses = await usesOf(db, {
    code,
    cartId,
    max: limit?.maxUses ?? 0,
    customer: email === '' ? '' : customerOf(email),
  });
  return evaluateLimit(limit, { market, now, ...uses });
}

/**
 * Uses the code for an order, in the transaction that places it. The limit's row is locked meanwhile, so that of two
 * orders for the last use one is rejected, even of different customers.
 */
export async function usePromo(
  transaction: DatabaseTransaction,
  orderId: number,
  { cartId, code, email }: Pick<PromoQuery, 'cartId' | 'code'> & { readonly email: string },
): Promise<void> {
  const limit = await limitOf(transaction, code).forUpdate().executeTakeFirst();
  const customer = isVoucherCode(code) ? VOUCHER_OWNER : limit?.oncePerCustomer === true ? customerOf(email) : null;
  const maxUses = limit?.maxUses ?? null;
  if (maxUses !== null && (await usesOf(transaction, { code, cartId, max: maxUses })).uses >= maxUses)
    throw promoUsed();
  const row = await transaction
    .insertInto('promo_use')
    .values({ order_id: orderId, code, customer })
    .onConflict((conflict) => conflict.columns(['code', 'customer']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (row === undefined) throw promoUsed();
}

/** Gives the use back: the order was not paid. */
export async function returnPromo(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  await transaction.deleteFrom('promo_use').where('order_id', '=', orderId).execute();
}

/** The code's last use is gone. */
export const promoUsed = (facts: Readonly<Record<string, unknown>> = {}) =>
  graphqlError('PromoCodeUsed', 'The promo code has already been used.', facts);
