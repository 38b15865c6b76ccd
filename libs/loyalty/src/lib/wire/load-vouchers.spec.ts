import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import { loadVouchers } from './load-vouchers.ts';

const reference = { cartId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', market: 'se' } as const;
const facts = { amountFormatted: '50 kr', expiresAt: '2027-01-01T00:00:00.000Z' };

describe('the vouchers for a cart', () => {
  it('are read with their status, the minimum and what the goods lack of it [LOY-09]', async () => {
    const requested: unknown[] = [];
    const listOf = (...statuses: readonly string[]) => ({
      vouchers: statuses.map((status, index) => ({ ...facts, code: `VOYADOVOUCHER_${String(index)}`, status })),
      minimumPurchaseFormatted: '199 kr',
      amountLeftFormatted: '20 kr',
    });
    const respond = (args: object) => (
      requested.push({ ...args }),
      listOf('AVAILABLE', 'OTHER_MARKET', 'REDEEMED', 'EXPIRED')
    );
    expect(await loadVouchers(schemaGateway({ getBonusVouchers: respond }), reference)).toEqual(
      ok(listOf('AVAILABLE', 'OTHER_MARKET', 'REDEEMED', 'EXPIRED')),
    );
    expect(requested).toEqual([{ cartId: reference.cartId, marketId: 'se' }]);
  });

  it('are not those of a customer without vouchers for a response without any', async () => {
    expect(await loadVouchers(schemaGateway({ getBonusVouchers: null }), reference)).toEqual(
      fail({ kind: 'malformed' }),
    );
  });

  it('fail with the service, and with a gateway whose code does not load', async () => {
    const failing = failingGateway({ kind: 'unreachable' });
    const lost = { ...failing, query: () => Promise.reject(new Error('The chunk is lost.')) };
    expect(await loadVouchers(failing, reference)).toEqual(fail({ kind: 'unreachable' }));
    expect(await loadVouchers(lost, reference)).toEqual(fail({ kind: 'unreachable' }));
  });
});
