import type { Database } from '../../../../platform/database/database.ts';
import { auditBooks } from './audit-books.ts';
import type { KillPoint } from './kill-points.ts';
import type { Shopper } from './kill-shopper.ts';
import { raceStock } from './race-catalogue.ts';

/** The orders of a shopper, as the database has them. */
export interface Aftermath {
  readonly orders: readonly { readonly id: number; readonly payment: string }[];
  /** Mistakes in the books. */
  readonly issues: readonly string[];
}

/** The part of the killed work that is in the database. */
export type Left = 'nothing' | 'all' | 'half';

/** Looks what a dead backend has left. Waits for the cart first, which the server may hold for it another moment. */
export async function lookAt(db: Database, { cartId }: Shopper): Promise<Aftermath> {
  await db
    .transaction()
    .execute((transaction) =>
      transaction.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute(),
    );
  const orders = await db
    .selectFrom('customer_order')
    .innerJoin('payment', 'payment.order_id', 'customer_order.id')
    .select(['customer_order.id', 'payment.state as payment'])
    .where('cart_id', '=', cartId)
    .execute();
  return { orders, issues: await auditBooks(db, raceStock) };
}

/** An order with its stock and payment, a payment with all that hangs on it; or nothing of it. */
export function leftBy(act: KillPoint['act'], { orders, issues }: Aftermath): Left {
  if (issues.length > 0 || orders.length > 1) return 'half';
  const [order] = orders;
  if (act === 'placing') return order === undefined ? 'nothing' : 'all';
  return order?.payment === 'captured' ? 'all' : 'nothing';
}

/** Before the commit nothing may be left, after it nothing may be lost; while it runs, either will do. */
export function misplaced({ phase, statement }: KillPoint, left: Left): readonly string[] {
  const isCommit = /^commit/i.test(statement);
  if (left !== 'half' && isCommit && phase === 'during') return [];
  const expected = isCommit && phase === 'after' ? 'all' : 'nothing';
  return left === expected ? [] : [`${phase} "${statement}" left ${left} instead of ${expected}`];
}
