import { createHash } from 'node:crypto';
import type { MarketAlias, Result } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import { isVoucherCode } from '../vouchers/core/voucher-code.ts';
import { judgeLimit } from './core/judge-limit.ts';
import type { LimitRefusal, PromoAsked, PromoLimit } from './core/judge-limit.ts';

/** Who would use a code, where and when. */
export interface PromoQuestion {
  readonly code: string;
  readonly cartId: string;
  readonly market: MarketAlias;
  readonly now: Date;
}

/** A voucher has one owner and one use, so all its uses are told apart by nothing: there can be one. */
const VOUCHER_OWNER = 'owner';

/** Addresses are compared without case and kept as a fingerprint only. */
const customerOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

const findLimit = async (db: Database, code: string): Promise<PromoLimit | undefined> => {
  const row = await db.selectFrom('promo_limit').selectAll().where('code', '=', code).executeTakeFirst();
  return (
    row && {
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      markets: row.markets,
      mostUses: row.most_uses,
      oncePerCustomer: row.once_per_customer,
    }
  );
};

/** Which uses of a code are looked for. */
interface UsesQuestion {
  readonly code: string;
  readonly cartId: string;
  /** It is counted no further: how often a code without a limit was used is nobody's question. */
  readonly most: number;
  /** The fingerprint of somebody's address; empty for nobody. */
  readonly customer?: string;
}

/** Uses by other carts: what the cart's own unpaid order holds is given back when it is placed again. One row, however many there are. */
export const usesOf = (
  db: Database,
  { code, cartId, most, customer = '' }: UsesQuestion,
): Promise<Pick<PromoAsked, 'uses' | 'usedByCustomer'>> => {
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
    .selectFrom(ofOthers.limit(most).as('counted'))
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
export async function judgePromoLimit(
  db: Database,
  { code, cartId, market, now }: PromoQuestion,
): Promise<Result<LimitRefusal, undefined>> {
  const limit = await findLimit(db, code);
  const email = await emailOfCart(db, cartId);
  const uses = await usesOf(db, {
    code,
    cartId,
    most: limit?.mostUses ?? 0,
    customer: email === '' ? '' : customerOf(email),
  });
  return judgeLimit(limit, { market, now, ...uses });
}

/**
 * Uses the code for an order, in the transaction that places it. The limit's row is held meanwhile, so that of two
 * orders for the last use one is refused, whoever they belong to (W21).
 */
export async function usePromo(
  transaction: DatabaseTransaction,
  {
    orderId,
    cartId,
    code,
    email,
  }: { readonly orderId: number; readonly cartId: string; readonly code: string; readonly email: string },
): Promise<void> {
  const limit = await transaction
    .selectFrom('promo_limit')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const customer = isVoucherCode(code) ? VOUCHER_OWNER : limit?.once_per_customer === true ? customerOf(email) : null;
  const mostUses = limit?.most_uses ?? null;
  if (mostUses !== null && (await usesOf(transaction, { code, cartId, most: mostUses })).uses >= mostUses)
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
  graphqlRefusal('PromoCodeUsed', 'The promo code has already been used.', facts);
