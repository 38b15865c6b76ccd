// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { schemaGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import { loadBalance } from './load-balance.ts';

const load = (getUser: object | null) => loadBalance(schemaGateway({ getUser }), 'DKK');
const amounts = (...balances: readonly (readonly [string, number, string])[]) =>
  balances.map(([currency, amount, amountFormatted]) => ({ currency, amount, amountFormatted }));

describe('the balance of a customer', () => {
  it('is that of the market, and beside it what there is in other currencies', async () => {
    const balances = amounts(['DKK', 250, '250 kr.'], ['SEK', 120, '120 kr'], ['EUR', 0, '0 €']);
    expect(await load({ balanceFormatted: '250 kr.', balances })).toEqual(
      ok({ hereFormatted: '250 kr.', elsewhere: ['120 kr'] }),
    );
  });

  it('has nothing elsewhere without a list', async () => {
    expect(await load({ balanceFormatted: '0 kr.', balances: null })).toEqual(
      ok({ hereFormatted: '0 kr.', elsewhere: [] }),
    );
  });

  it('is not zero for a response without an account', async () => {
    expect(await load(null)).toEqual(fail({ kind: 'malformed' }));
  });
});
