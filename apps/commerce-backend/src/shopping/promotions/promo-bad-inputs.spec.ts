import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { getCart, setCartPromoCode } from '../checkout/testing/documents.ts';
import { fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { limitCode, sellFor } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { issueVoucher } from '../vouchers/voucher-store.ts';

/** A minute, and so much more that it is over. */
const minute = 60_001;
const now = new Date('2026-03-02T10:00:00Z');
const [owner, another] = ['1001', '1002'];
const tooLong = 'X'.repeat(65);
const name = { da: 'Kode', sv: 'Kod', nb: 'Kode', fi: 'Koodi' };
const everywhere = (amount: number) => ({ dk: amount, se: amount, no: amount, fi: amount });
describe.each(testDatabases())('hostile promo codes on $name', (database) => {
  const shop = useShop(database);
  let sign: (claims: TokenClaims) => string;
  let rounds = 0;
  beforeAll(async () => {
    sign = await tokenSigner(shop.db);
  });
  beforeEach(async () => {
    await shop.startOver();
    // The rate limit of an address counts by the clock, which starts over.
    shop.passTime((rounds += 1) * 10 * minute);
    await shop.db.deleteFrom('voucher').execute();
    await limitCode(shop, 'WELCOME15', { oncePerCustomer: true });
    await shop.db
      .insertInto('promo_code')
      .values([
        { code: 'WELCOME15', name, effect: { kind: 'percentage', percentOff: 15 }, minimum_inc_vat: everywhere(0) },
        { code: 'FROM199', name, effect: { kind: 'percentage', percentOff: 10 }, minimum_inc_vat: everywhere(199_00) },
        // It cannot be entered: without the length limit it would count.
        { code: tooLong, name, effect: { kind: 'percentage', percentOff: 10 }, minimum_inc_vat: everywhere(0) },
      ])
      .execute();
    await issueVoucher(shop.db, {
      id: '123',
      userId: owner,
      currency: 'DKK',
      amount: 50_00,
      createdAt: now,
      expiresAt: new Date('2026-06-01'),
    });
  });

  const as = (sid: string | undefined): Record<string, string> =>
    sid === undefined ? {} : { authorization: `Bearer ${sign({ sid, exp: now.getTime() / 1000 + 86_400 })}` };
  const oneShoe = () => fillCart(shop, [[skus.fifty, 1]]);
  const enter = (id: string, promoCode: string, user?: string) => {
    // This does not test guessing: a minute passes between two codes.
    shop.passTime(minute);
    return shop.request(setCartPromoCode, { id, promoCode, marketId: 'dk' }, as(user));
  };
  const codeOf = async (id: string, promoCode: string, user?: string) => (await enter(id, promoCode, user)).code;
  const read = async (id: string, user?: string) =>
    (await shop.request(getCart, { id, marketId: 'dk' }, as(user))).data.getCart;
  it.each([
    ['promo-006', 'a code of 10,000 letters', 'X'.repeat(10_000), undefined, 'InvalidPromoCode'],
    ['promo-006', 'a code of 65 letters, though there is one', tooLong, undefined, 'InvalidPromoCode'],
    ['promo-007', 'a piece of SQL', "' OR 1=1--", undefined, 'InvalidPromoCode'],
    ['promo-008', 'a script', '<script>alert(1)</script>', undefined, 'InvalidPromoCode'],
    ['promo-009', 'a voucher, by a guest', 'voyadovoucher_123', undefined, 'PromoCodeNeedsLogin'],
    ['promo-009', 'a voucher of another id, by a member', 'voyadovoucher_124', owner, 'InvalidPromoCode'],
    ['promo-010', 'a voucher in capitals, by a guest', 'VOYADOVOUCHER_123', undefined, 'PromoCodeNeedsLogin'],
    ['promo-012', 'another member’s voucher', 'voyadovoucher_123', another, 'InvalidPromoCode'],
  ])(
    '%s: %s leaves the cart and its code as they were, and is not spoken back [CART-10, CHK-15]',
    async (_id, _input, promoCode, user, errorCode) => {
      const id = await oneShoe();
      await enter(id, 'TEN');
      const before = await read(id);
      const reply = await enter(id, promoCode, user);
      expect(reply.code).toBe(errorCode);
      expect(JSON.stringify(reply)).not.toContain(promoCode);
      expect(await read(id)).toEqual(before);
      expect(await shop.db.selectFrom('promo_use').selectAll().execute()).toEqual([]);
    },
  );

  it.each([
    ['a code', 'FROM199', undefined],
    ['a voucher', 'voyadovoucher_123', owner],
  ])(
    'promo-014: %s is rejected for its condition an øre below 199 kr., and accepted at it [CART-10, CHK-15]',
    async (_, promoCode, user) => {
      await sellFor(shop, 198_99);
      const id = await oneShoe();
      expect(await codeOf(id, promoCode, user)).toBe('RequirementsNotMet');
      await sellFor(shop, 199_00);
      expect(await codeOf(id, promoCode, user)).toBeUndefined();
    },
  );

  it.each([
    [['TEN', 'WELCOME15'], { subTotal: 170, discount: 0, fee: 49, total: 219 }],
    [['WELCOME15', 'HUNDRED'], { subTotal: 200, discount: 100, fee: 49, total: 149 }],
    [['HUNDRED', 'FREESHIP'], { subTotal: 200, discount: 0, fee: 0, total: 200 }],
    [['HUNDRED', 'TEN', ''], { subTotal: 200, discount: 0, fee: 49, total: 249 }],
  ])('promo-015: of %j the last alone counts, on the prices without any [CART-10]', async (codes, expected) => {
    const id = await oneShoe();
    for (const code of codes) expect(await codeOf(id, code)).toBeUndefined();
    const { promoCode, summary } = await read(id);
    expect(promoCode).toBe(codes.at(-1));
    expect({
      subTotal: summary.subTotal.sellingPriceIncVat,
      discount: summary.fixedAmountDiscountIncVat,
      fee: summary.shipping.feeIncVat,
      total: summary.total.sellingPriceIncVat,
    }).toEqual(expected);
  });
});
