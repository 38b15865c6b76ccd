import type { CommerceGateway } from '@lyng/commerce-client';
import type { BalanceTransaction } from '../core/balance.ts';
import { GetBalanceTransactionsDocument } from './get-balance-transactions.generated.ts';

/**
 * The transactions of the balance in the current market, newest first; nothing from a service that does not list it.
 */
export async function loadBalanceTransactions(gateway: CommerceGateway): Promise<readonly BalanceTransaction[]> {
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
