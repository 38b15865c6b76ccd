import { readEmail } from '@lyng/model';
import { sql } from 'kysely';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { consumeAttempts, refundAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';
import type { OrderRecord } from '../orders/order-store.ts';

/** An order, and how its buyer proves to be one: by a login, or by the address that the order was placed with. */
export interface BuyersOrder {
  readonly orderId: number;
  readonly email?: string | null | undefined;
}

const MINUTE = 60;

/** Order numbers are easy to guess, so addresses are not tried out: neither from one network, nor on one number. */
const lookupAttempts = (burst: number, network: string, orderId: number): readonly Attempt[] => [
  {
    kind: 'order-lookup',
    by: [network],
    rule: { burst: burst * 4, firstWait: MINUTE, maxWait: 15 * MINUTE, leaks: true },
  },
  {
    kind: 'order-lookup-number',
    by: [String(orderId)],
    rule: { burst: burst * 2, firstWait: MINUTE, maxWait: 15 * MINUTE, leaks: true },
  },
];

const paidOrder = ({ db }: ApiContext, orderId: number) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', orderId).where('completed_at', 'is not', null);

async function orderOfAddress(context: ApiContext, orderId: number, address: string): Promise<OrderRecord | undefined> {
  const { db, config, network } = context;
  const taken = await consumeAttempts(db, lookupAttempts(config.authBurst, network, orderId), context.now());
  if (!taken.ok) throw graphqlError('TooManyRequests', 'Too many attempts. Try again in a few minutes.');
  const email = readEmail(address)?.toLowerCase() ?? '';
  const order = await paidOrder(context, orderId)
    .where('email', '!=', '')
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
  if (order !== undefined) await refundAttempts(db, taken.value, context.now());
  return order;
}

/** A paid order of that buyer. One of somebody else, and a wrong address, are like an order that does not exist. */
export async function findBuyersOrder(
  context: ApiContext,
  { orderId, email }: BuyersOrder,
): Promise<OrderRecord | undefined> {
  if (email !== undefined && email !== null && email !== '') return orderOfAddress(context, orderId, email);
  if (context.token === undefined) return undefined;
  const userId = await signedInUser(context);
  return paidOrder(context, orderId).where('user_id', '=', userId).executeTakeFirst();
}
