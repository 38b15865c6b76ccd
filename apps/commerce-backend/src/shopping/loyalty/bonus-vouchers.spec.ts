import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { DAY_MS } from '../../platform/time.ts';
import { setCartPromoCode } from '../checkout/testing/documents.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer, sellFor, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { voucherCode } from '../promotions/core/promo-code.ts';
import { issueVoucher } from '../vouchers/voucher-store.ts';

const now = new Date('2026-03-02T10:00:00Z');

const getBonusVouchers = `query ($cartId: String, $marketId: String, $languageId: String) {
  getBonusVouchers(cartId: $cartId, marketId: $marketId, languageId: $languageId) {
    vouchers { code amountFormatted status } minimumPurchaseFormatted amountLeftFormatted } }`;

type Headers = Record<string, string>;

describe.each(testDatabases())('the bonus vouchers for a cart on $name', (database) => {
  const shop = useShop(database);
  let userId: string;
  let owner: Headers;
  let another: Headers;
  beforeEach(async () => {
    await shop.startOver();
    await shop.db.deleteFrom('voucher').execute();
    ({ userId, bearer: owner } = await makeCustomer(shop));
    ({ bearer: another } = await makeCustomer(shop));
  });

  const issue = async (id: string, currency: 'DKK' | 'EUR' = 'DKK', days = 90) => {
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    await issueVoucher(shop.db, { id, userId, currency, amount: 50_00, createdAt: now, expiresAt });
    return voucherCode(id);
  };
  const show = async (headers: Headers, cartId = '', marketId = 'dk', languageId = 'da') => {
    const { data, errors } = await shop.request(getBonusVouchers, { cartId, marketId, languageId }, headers);
    expect(errors).toEqual([]);
    return data.getBonusVouchers;
  };
  const statusOf = async (cartId: string) => (await show(owner, cartId)).vouchers[0].status;

  it('are shown to their owner only, the next to expire first [LOY-09]', async () => {
    const later = await issue('LATER', 'DKK', 90);
    const sooner = await issue('SOONER', 'DKK', 10);
    expect(await show({})).toBeNull();
    expect((await show(another)).vouchers).toEqual([]);
    expect((await show(owner)).vouchers).toEqual(
      [sooner, later].map((code) => ({ code, amountFormatted: '50\u00A0kr.', status: 'AVAILABLE' })),
    );
  });

  it.each([
    ['dk', 'da', '199\u00A0kr.', ['AVAILABLE', 'OTHER_MARKET']],
    ['se', 'sv', '199\u00A0kr', ['OTHER_MARKET', 'OTHER_MARKET']],
    ['fi', 'fi', '19\u00A0€', ['OTHER_MARKET', 'AVAILABLE']],
  ])(
    'have the minimum purchase that is configured for %s [CHK-15, LOY-09]',
    async (market, language, text, statuses) => {
      await issue('CROWNS', 'DKK', 10);
      await issue('EUROS', 'EUR', 20);
      const { minimumPurchaseFormatted, amountLeftFormatted, vouchers } = await show(owner, '', market, language);
      // Without a cart all of it is missing.
      expect([minimumPurchaseFormatted, amountLeftFormatted]).toEqual([text, text]);
      expect(vouchers.map(({ status }: { readonly status: string }) => status)).toEqual(statuses);
    },
  );

  it('come with what the goods of the cart lack, by the rule that rejects the code [CHK-15, LOY-09]', async () => {
    const promoCode = await issue('MINE');
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const use = async () => (await shop.request(setCartPromoCode, { id, promoCode, marketId: 'dk' }, owner)).code;
    for (const [price, left, outcome] of [
      [149_00, '50\u00A0kr.', 'RequirementsNotMet'],
      [198_99, '0,01\u00A0kr.', 'RequirementsNotMet'],
      [199_00, null, undefined],
    ] as const) {
      await sellFor(shop, price);
      expect([(await show(owner, id)).amountLeftFormatted, await use()]).toEqual([left, outcome]);
    }
    // A code in the cart does not change the value of its goods.
    expect((await show(owner, id)).amountLeftFormatted).toBeNull();
  });

  it.each(['', 'no-id', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])(
    'lack everything of the minimum without a cart (%j)',
    async (cartId) => {
      expect((await show(owner, cartId)).amountLeftFormatted).toBe('199\u00A0kr.');
    },
  );

  it('are held by an unpaid order for its own cart only, and redeemed once it is paid [CHK-15, LOY-09]', async () => {
    const promoCode = await issue('MINE');
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await shop.request(setCartPromoCode, { id, promoCode, marketId: 'dk' }, owner);
    const { placed } = await buy(shop, id, 'dk', owner);
    expect([await statusOf(id), await statusOf('')]).toEqual(['AVAILABLE', 'REDEEMED']);
    await settle(shop, placed.orderId);
    expect([await statusOf(id), await statusOf('')]).toEqual(['REDEEMED', 'REDEEMED']);
  });
});
