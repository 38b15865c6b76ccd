import type { CurrencyCode, MinorUnits } from '@lyng/model';
import type { CustomerBalance } from '../../platform/customer-hooks.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { BalanceTransactionKind } from '../customer-money-tables.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';

export interface BalanceOwner {
  readonly userId: string;
  readonly currency: CurrencyCode;
}

/** The part of the balance that the cart's own unpaid order holds. Placing that order again returns it. */
const heldByCart = async (db: Database, cartId: string, { userId, currency }: BalanceOwner): Promise<MinorUnits> => {
  const row = await db
    .selectFrom('balance_spending')
    .innerJoin('customer_order', 'customer_order.id', 'balance_spending.order_id')
    .select('balance_spending.amount')
    .where('customer_order.cart_id', '=', cartId)
    .where('customer_order.status', '=', 'pending-payment')
    .where('balance_spending.user_id', '=', userId)
    .where('balance_spending.currency', '=', currency)
    .executeTakeFirst();
  return row?.amount ?? 0;
};

/** The balance that the customer can pay that cart with, in minor units. */
export async function availableBalance(
  db: Database,
  cartId: string,
  { userId, currency }: BalanceOwner,
): Promise<MinorUnits> {
  const row = await db
    .selectFrom('customer_balance')
    .select('amount')
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return (row?.amount ?? 0) + (await heldByCart(db, cartId, { userId, currency }));
}

/** The balances of a customer by currency, without the money that unpaid orders hold. */
export const balancesOf = (db: Database, userId: string): Promise<readonly CustomerBalance[]> =>
  db
    .selectFrom('customer_balance')
    .select(['currency', 'amount'])
    .where('user_id', '=', userId)
    .orderBy('currency')
    .execute();

interface BalanceChange {
  readonly amount: MinorUnits;
  readonly kind: BalanceTransactionKind;
  readonly orderId?: number;
}

const record = async (
  db: Database,
  { userId, currency }: BalanceOwner,
  { amount, kind, orderId }: BalanceChange,
): Promise<void> => {
  if (amount === 0) return;
  await db
    .insertInto('balance_transaction')
    .values({ user_id: userId, currency, amount, kind, order_id: orderId ?? null })
    .execute();
};

/** Puts money on a customer's balance: of an order that came back, otherwise from the shop. */
export async function creditBalance(
  db: Database,
  owner: BalanceOwner,
  amount: MinorUnits,
  orderId?: number,
): Promise<void> {
  const { userId, currency } = owner;
  await record(db, owner, orderId === undefined ? { amount, kind: 'credit' } : { amount, kind: 'refund', orderId });
  await db
    .insertInto('customer_balance')
    .values({ user_id: userId, currency, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'currency'])
        .doUpdateSet((row) => ({ amount: row('customer_balance.amount', '+', amount) })),
    )
    .execute();
}

/**
 * Pays an order from the customer's balance. The condition and the subtraction are one statement, so no krone is spent
 * twice.
 */
export async function spendBalance(
  transaction: DatabaseTransaction,
  orderId: number,
  owner: BalanceOwner,
  amount: MinorUnits,
): Promise<void> {
  const { userId, currency } = owner;
  const row = await transaction
    .updateTable('customer_balance')
    .set((balance) => ({ amount: balance('amount', '-', amount) }))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('amount', '>=', amount)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) throw graphqlError('BalanceSpent', 'The balance has been spent on another order.');
  await transaction
    .insertInto('balance_spending')
    .values({ order_id: orderId, user_id: userId, currency, amount })
    .execute();
  await record(transaction, owner, { amount: -amount, kind: 'purchase', orderId });
}

/** Puts back what a cancelled order took, once: only who removes the spending gives the money back. */
export async function giveBalanceBack(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  const spent = await transaction
    .deleteFrom('balance_spending')
    .where('order_id', '=', orderId)
    .returning(['user_id', 'currency', 'amount'])
    .executeTakeFirst();
  if (spent === undefined) return;
  await transaction
    .updateTable('customer_balance')
    .set((balance) => ({ amount: balance('amount', '+', spent.amount) }))
    .where('user_id', '=', spent.user_id)
    .where('currency', '=', spent.currency)
    .execute();
  // An order outlives the account that paid it.
  if (spent.user_id === '') return;
  const owner = { userId: spent.user_id, currency: spent.currency };
  await record(transaction, owner, { amount: spent.amount, kind: 'refund', orderId });
}

/** A list has no pages, so it is cut. */
const MAX_LISTED_TRANSACTIONS = 100;

/** The latest changes of a customer's balance in one currency, newest first. */
export const balanceTransactions = (db: Database, { userId, currency }: BalanceOwner) =>
  db
    .selectFrom('balance_transaction')
    .select(['id', 'amount', 'kind', 'order_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_TRANSACTIONS)
    .execute();
