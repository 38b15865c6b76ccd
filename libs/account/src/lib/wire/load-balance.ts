import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { termsOf } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Balance, BalanceTransaction } from '../core/balance.ts';
import { GetBalanceDocument, GetBalanceTransactionsDocument } from './get-balance.generated.ts';

/**
 * The transactions of the balance in the current market, newest first; nothing from a service that does not list it.
 */
async function loadBalanceTransactions(gateway: CommerceGateway): Promise<readonly BalanceTransaction[]> {
  const result = await gateway.query(GetBalanceTransactionsDocument, {}, { fetchPolicy: 'no-cache' });
  return (result.ok ? (result.value.getBalanceTransactions ?? []) : []).map(
    ({ id, kind, amount, amountFormatted, orderId, createdAt }) => ({
      id,
      kind,
      isPayment: amount < 0,
      amountFormatted,
      orderId: orderId ?? null,
      date: createdAt,
    }),
  );
}

/** The balance of the logged-in customer in the current market; never from or into the cache. */
export async function loadBalance({
  config,
  gateway,
  site,
}: Pick<AppContext, 'config' | 'gateway' | 'site'>): Promise<Result<CommerceFailure, Balance>> {
  const { currency } = termsOf(config, site.market);
  const [result, transactions] = await Promise.all([
    gateway.query(GetBalanceDocument, {}, { fetchPolicy: 'no-cache' }),
    loadBalanceTransactions(gateway),
  ]);
  if (!result.ok) return result;
  const user = result.value.getUser;
  // A logged-in customer has an account, so a missing one does not mean a balance of zero.
  if (!user?.balanceFormatted) return fail({ kind: 'malformed' });
  const others = (user.balances ?? []).filter((one) => one !== null && one.currency !== currency && one.amount > 0);
  return ok({
    hereFormatted: user.balanceFormatted,
    transactions,
    elsewhere: others.flatMap((one) => one?.amountFormatted ?? []),
  });
}
