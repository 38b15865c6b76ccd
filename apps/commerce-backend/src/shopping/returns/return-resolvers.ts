import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ReturnReason as WireReason,
} from '../../platform/graphql/resolver-types.generated.ts';
import { once } from '../../platform/idempotency/once.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import type { ReturnReason } from './core/return-reason.ts';
import { findBuyersOrder } from './find-buyers-order.ts';
import type { BuyersOrder } from './find-buyers-order.ts';
import { readOrderToReturn } from './order-to-return.ts';
import { presentAftercare, presentReceipt } from './present-return.ts';
import { registerReturn as register } from './register-return.ts';
import { findReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';
import { withdrawOrder as withdraw } from './withdraw-order.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const reasons: Readonly<Record<WireReason, ReturnReason>> = {
  TOO_SMALL: 'too-small',
  TOO_LARGE: 'too-large',
  NOT_AS_EXPECTED: 'not-as-expected',
  FAULTY: 'faulty',
  WRONG_ITEM: 'wrong-item',
  OTHER: 'other',
};

const orderAftercare: QueryResolvers['orderAftercare'] = async (_parent, args, context) => {
  const order = await findBuyersOrder(context, args);
  if (order === undefined) return null;
  const { returnDays } = context.config.shop;
  return presentAftercare(context.db, await readOrderToReturn(context.db, order, returnDays, context.now()));
};

const returnReceipt: QueryResolvers['returnReceipt'] = async (_parent, { id }, { db, config }) => {
  const made = UUID.test(id) ? await findReturn(db, id) : undefined;
  return made === undefined ? null : presentReceipt(db, config.shop, made);
};

const requireOrder = async (context: ApiContext, args: BuyersOrder): Promise<OrderRecord> => {
  const order = await findBuyersOrder(context, args);
  if (order !== undefined) return order;
  throw graphqlError('OrderNotFound', 'There is no such order.');
};

/** Registers once per idempotency key: a form that is posted twice gets the receipt of the first. */
async function receiptOf(
  context: ApiContext,
  { field, ...body }: { readonly field: string; readonly orderId: number; readonly lines?: unknown },
  work: (transaction: DatabaseTransaction, now: Date) => Promise<OrderReturn>,
) {
  const { db, config } = context;
  const now = context.now();
  const intent = { key: context.idempotencyKey, field, body, now };
  const { publicId } = await once(db, intent, async (transaction) => ({
    publicId: (await work(transaction, now)).public_id,
  }));
  const made = await findReturn(db, publicId);
  return made === undefined ? null : presentReceipt(db, config.shop, made);
}

const registerReturn: MutationResolvers['registerReturn'] = async (_parent, args, context, info) => {
  const { shop } = context.config;
  const { id: orderId } = await requireOrder(context, args);
  const rows = args.lines.map((line) => ({ ...line, reason: reasons[line.reason] }));
  return receiptOf(context, { field: String(info.path.key), orderId, lines: args.lines }, (transaction, now) =>
    register(transaction, { shop, orderId, rows, now }),
  );
};

const withdrawOrder: MutationResolvers['withdrawOrder'] = async (_parent, args, context, info) => {
  const { shop } = context.config;
  const { id: orderId } = await requireOrder(context, args);
  return receiptOf(context, { field: String(info.path.key), orderId }, (transaction, now) =>
    withdraw(transaction, { shop, orderId, now }),
  );
};

/** The root fields of what happens after an order was paid; the Merchant API has none of them. */
export const returnResolvers = {
  Query: { orderAftercare, returnReceipt },
  Mutation: { registerReturn, withdrawOrder },
} satisfies Resolvers;
