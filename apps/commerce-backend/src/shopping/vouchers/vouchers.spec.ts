import fc from 'fast-check';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { addToCart, getCart, setCartPromoCode } from '../checkout/testing/documents.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { isVoucherCode, voucherCode, voucherIdOf } from '../promotions/core/promo-code.ts';
import { issueVoucher } from './voucher-store.ts';
import type { NewVoucher } from './voucher-store.ts';

const now = new Date('2026-03-02T10:00:00Z');
const anna = '1001';
const berit = '1002';

it('names a voucher by its code and back', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9A-F]{20}$/),
      (id) => isVoucherCode(voucherCode(id)) && voucherIdOf(voucherCode(id)) === id,
    ),
  );
});

describe.each(testDatabases())('bonus vouchers on $name', (database) => {
  const shop = useShop(database);
  let sign: (claims: TokenClaims) => string;
  beforeAll(async () => {
    sign = await tokenSigner(shop.db);
  });
  beforeEach(async () => {
    await shop.startOver();
    await shop.db.deleteFrom('voucher').execute();
  });

  const as = (sid: string | undefined): Record<string, string> =>
    sid === undefined ? {} : { authorization: `Bearer ${sign({ sid, exp: now.getTime() / 1000 + 86_400 })}` };
  const issue = async (more: Partial<NewVoucher> = {}) =>
    voucherCode(
      await issueVoucher(shop.db, {
        userId: anna,
        currency: 'DKK',
        amount: 50_00,
        createdAt: now,
        expiresAt: new Date('2026-06-01'),
        ...more,
      }),
    );
  const use = async (id: string, promoCode: string, user?: string, marketId = 'dk') => {
    // This does not test guessing: a minute passes between two codes.
    shop.passTime(60_001);
    const { data, code } = await shop.request(setCartPromoCode, { id, promoCode, marketId }, as(user));
    return code ?? data.setCartPromoCode.summary.total.sellingPriceIncVat;
  };
  const totalOf = async (id: string, user?: string) =>
    (await shop.request(getCart, { id, marketId: 'dk' }, as(user))).data.getCart.summary.total.sellingPriceIncVat;
  it('takes its amount off for its owner, however it is typed [CHK-15, LOY-04]', async () => {
    const code = await issue();
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await use(id, `  ${code.toLowerCase()} `, anna)).toBe(199);
    const { data } = await shop.request(getCart, { id, marketId: 'dk' }, as(anna));
    expect(data.getCart).toMatchObject({
      promoCode: code,
      appliedCampaigns: [{ name: 'Bonuscheck' }],
      summary: { fixedAmountDiscountIncVat: 50 },
    });
  });

  it('requires a guest to log in, whether there is such a voucher or not, and reveals nothing to another member [CHK-15]', async () => {
    const code = await issue();
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    for (const typed of [code, voucherCode('0000'), 'voyadovoucher_'])
      expect(await use(id, typed)).toBe('PromoCodeNeedsLogin');
    for (const typed of [code, voucherCode('0000'), 'voyadovoucher_'])
      expect(await use(id, typed, berit)).toBe('InvalidPromoCode');
    expect(await totalOf(id)).toBe(249);
  });

  it.each([
    ['run out', 'PromoCodeExpired', { expiresAt: now }],
    ['of another currency', 'PromoCodeWrongMarket', { currency: 'SEK' }],
  ] as const)(
    'is rejected when it is %s with %s, and the cart stays as it was [CART-10, CHK-15]',
    async (_case, outcome, more) => {
      const code = await issue(more);
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      const before = await totalOf(id, anna);
      expect(await use(id, code, anna)).toBe(outcome);
      expect(await totalOf(id, anna)).toBe(before);
    },
  );

  it('requires the minimum bonus purchase of a market in its own money: 20 euros where it is 19 [CHK-15]', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]], 'fi');
    expect(await use(id, await issue({ currency: 'EUR', amount: 5_00 }), anna, 'fi')).toBeCloseTo(20.9);
  });

  it('counts for its owner only: a guest with the cart’s address, or another member, pays the full price [CHK-15]', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await use(id, await issue(), anna);
    expect([await totalOf(id, anna), await totalOf(id, berit), await totalOf(id)]).toEqual([199, 249, 249]);
    const { placed } = await buy(shop, id);
    expect(await shop.db.selectFrom('customer_order').select(['id', 'promo_code', 'total_inc_vat']).execute()).toEqual([
      { id: Number(placed.orderId), promo_code: '', total_inc_vat: 249_00 },
    ]);
  });

  it('is used once, however many carts are paid with it at once, and is the owner’s again when no order is paid [CHK-15]', async () => {
    const code = await issue();
    const carts = await Promise.all(Array.from({ length: 6 }, () => fillCart(shop, [[skus.fifty, 1]])));
    for (const id of carts) expect(await use(id, code, anna)).toBe(199);
    const placed = await Promise.all(carts.map((id) => buy(shop, id, 'dk', as(anna))));
    const orders = () =>
      shop.db
        .selectFrom('customer_order')
        .select('id')
        .where('promo_code', '=', code)
        .where('status', '!=', 'cancelled')
        .execute();
    const [winner, ...more] = await orders();
    expect([winner !== undefined, more]).toEqual([true, []]);
    for (const { placed: order, code: errorCode } of placed)
      expect(order !== undefined || errorCode === 'PromoCodeUsed').toBe(true);
    const anotherCart = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await use(anotherCart, code, anna)).toBe('PromoCodeUsed');
    await settle(shop, String(winner?.id), 'declined');
    expect(await use(anotherCart, code, anna)).toBe(199);
    const { placed: last } = await buy(shop, anotherCart, 'dk', as(anna));
    await settle(shop, last.orderId, 'captured');
    expect(await use(await fillCart(shop, [[skus.fifty, 1]]), code, anna)).toBe('PromoCodeUsed');
  });

  it('stays with its order when that is placed again with other goods [CHK-15]', async () => {
    const code = await issue();
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await use(id, code, anna);
    await buy(shop, id, 'dk', as(anna));
    await shop.request(addToCart, { id, item: { skuId: skus.fifty, quantity: 1 }, marketId: 'dk' }, as(anna));
    expect((await buy(shop, id, 'dk', as(anna))).placed).toBeDefined();
    expect(await shop.db.selectFrom('promo_use').select('code').execute()).toEqual([{ code }]);
  });
});
