import { isUuid } from '../../shop/cart-id.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ReturnReason as WireReason,
} from '../../platform/graphql/resolver-types.generated.ts';
import { intentOf, once } from '../../platform/idempotency/once.ts';
import type { Intent } from '../../platform/idempotency/once.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import type { ReturnReason } from '../orders/order-tables.ts';
import { findBuyersOrder } from './find-buyers-order.ts';
import type { BuyersOrder } from './find-buyers-order.ts';
import { readOrderToReturn } from './order-to-return.ts';
import { presentAftercare, presentReceipt } from './present-return.ts';
import { registerReturn as register } from './register-return.ts';
import { findReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';
import { withdrawOrder as withdraw } from './withdraw-order.ts';

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
  const made = isUuid(id) ? await findReturn(db, id) : undefined;
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
  intent: Intent,
  work: (transaction: DatabaseTransaction) => Promise<OrderReturn>,
) {
  const { db, config } = context;
  const { publicId } = await once(db, intent, async (transaction) => ({
    publicId: (await work(transaction)).public_id,
  }));
  const made = await findReturn(db, publicId);
  return made === undefined ? null : presentReceipt(db, config.shop, made);
}

const registerReturn: MutationResolvers['registerReturn'] = async (_parent, args, context, info) => {
  const { shop } = context.config;
  const { id: orderId } = await requireOrder(context, args);
  const rows = args.lines.map((line) => ({ ...line, reason: reasons[line.reason] }));
  const intent = intentOf(context, info, { orderId, lines: args.lines });
  return receiptOf(context, intent, (transaction) => register(transaction, { shop, orderId, now: intent.now }, rows));
};

const withdrawOrder: MutationResolvers['withdrawOrder'] = async (_parent, args, context, info) => {
  const { shop } = context.config;
  const { id: orderId } = await requireOrder(context, args);
  const intent = intentOf(context, info, { orderId });
  return receiptOf(context, intent, (transaction) => withdraw(transaction, { shop, orderId, now: intent.now }));
};

export const returnResolvers = {
  Query: { orderAftercare, returnReceipt },
  Mutation: { registerReturn, withdrawOrder },
} satisfies Resolvers;
