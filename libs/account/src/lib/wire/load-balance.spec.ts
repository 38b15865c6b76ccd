import { schemaGateway } from '@lyng/commerce-client/testing';
import { makeShopConfig } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { makeSite } from '@lyng/routing/testing';
import { loadBalance } from './load-balance.ts';

const load = (getUser: object | null, getBalanceTransactions: readonly object[] | null = null) =>
  loadBalance({
    config: makeShopConfig(),
    site: makeSite(),
    gateway: schemaGateway({ getUser, getBalanceTransactions }),
  });
const amounts = (...balances: readonly (readonly [string, number, string])[]) =>
  balances.map(([currency, amount, amountFormatted]) => ({ currency, amount, amountFormatted }));

describe('the balance of a customer', () => {
  it('is that of the site, wherever an order goes, and beside it what there is in other currencies [ACC-03]', async () => {
    const balances = amounts(['DKK', 250, '250 kr.'], ['SEK', 120, '120 kr'], ['EUR', 0, '0 €']);
    expect(await load({ balanceFormatted: '250 kr.', balances })).toEqual(
      ok({ hereFormatted: '250 kr.', transactions: [], elsewhere: ['120 kr'] }),
    );
  });

  it('has nothing elsewhere without a list', async () => {
    expect(await load({ balanceFormatted: '0 kr.', balances: null })).toEqual(
      ok({ hereFormatted: '0 kr.', transactions: [], elsewhere: [] }),
    );
  });

  it('has a history, in which payments are marked [ACC-03]', async () => {
    const createdAt = '2026-03-02T10:00:00.000Z';
    const balance = await load({ balanceFormatted: '100 kr.', balances: null }, [
      { id: 2, kind: 'PURCHASE', amount: -50, amountFormatted: '-50 kr.', orderId: 100001, createdAt },
      { id: 1, kind: 'CREDIT', amount: 150, amountFormatted: '150 kr.', orderId: null, createdAt },
    ]);
    expect(balance).toMatchObject({
      value: {
        transactions: [
          { kind: 'PURCHASE', isPayment: true, amountFormatted: '-50 kr.', orderId: 100001, date: createdAt },
          { kind: 'CREDIT', isPayment: false, amountFormatted: '150 kr.', orderId: null },
        ],
      },
    });
  });

  it('is not zero for a response without an account', async () => {
    expect(await load(null)).toEqual(fail({ kind: 'malformed' }));
  });
});
