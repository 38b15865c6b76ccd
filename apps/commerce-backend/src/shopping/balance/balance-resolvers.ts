import { formatMoney } from '@lyng/i18n/core';
import type {
  BalanceTransactionKind as WireKind,
  QueryResolvers,
  Resolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { balanceTransactions } from './balance-store.ts';
import type { BalanceTransactionKind } from '../customer-money-tables.ts';

const kinds: Readonly<Record<BalanceTransactionKind, WireKind>> = {
  credit: 'CREDIT',
  purchase: 'PURCHASE',
  refund: 'REFUND',
};

/** As for `getUser`, a guest has none and an invalid token is an error. */
const getBalanceTransactions: QueryResolvers['getBalanceTransactions'] = async (_parent, args, context) => {
  if (context.token === undefined) return null;
  const { market, language } = context.scope(args);
  const { currency } = market;
  const transactions = await balanceTransactions(context.db, { userId: await signedInUser(context), currency });
  return transactions.map(({ id, kind, amount, order_id: orderId, created_at: createdAt }) => ({
    id,
    kind: kinds[kind],
    amount: decimal(amount),
    amountFormatted: formatMoney(amount, currency, language),
    orderId,
    createdAt,
  }));
};

export const balanceResolvers = { Query: { getBalanceTransactions } } satisfies Resolvers;
