import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import {
  addToCart,
  createOrUpdateCheckout,
  getCart,
  placeOrder,
  setCartPromoCode,
  updateCartItem,
} from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, stockOf, useShop } from '../checkout/testing/open-shop.ts';
import { limitCode, promoLimit, setStock } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import type { OfferEffect } from './core/offer.ts';
import { demoPromotions } from '@lyng/demo-catalogue';
import { retainDemoLimits } from '../../setup/demo/retain-demo-limits.ts';
import { loadPromotions } from './load-promotions.ts';

const always = { markets: null, startsAt: null, endsAt: null };
const offer = (
  offerId: number,
  effect: OfferEffect,
  { minimum = 0, hideTitle = false, kinds = null as readonly string[] | null } = {},
) => ({
  offerId,
  effect,
  hideTitle,
  kinds,
  ...always,
  name: { da: `Kampagne ${String(offerId)}`, sv: 'Kampanj', nb: 'Kampanje', fi: 'Kampanja' },
  minimumIncVat: { dk: minimum, se: minimum, no: minimum, fi: minimum },
});
const minute = 60_000;

describe.each(testDatabases())('promotions on $name', (database) => {
  const shop = useShop(database);
  beforeEach(async () => {
    await shop.startOver();
    await loadPromotions(shop.db, { offers: [], limits: [] });
  });

  const useCode = async (id: string, promoCode: string, marketId = 'dk') => {
    const { data, code } = await shop.request(setCartPromoCode, { id, promoCode, marketId });
    return code ?? data.setCartPromoCode.promoCode;
  };
  const read = async (id: string) => (await shop.request(getCart, { id, marketId: 'dk' })).data.getCart;

  it.each([
    ['NOSUCHCODE', 'InvalidPromoCode'],
    ['HUNDRED', 'PromoCodeUsed'],
    ['FREESHIP', 'PromoCodeExpired'],
    ['BIG', 'RequirementsNotMet'],
    ['TEN', 'PromoCodeWrongMarket'],
  ])('returns for %j %s, and leaves the cart as it was [CART-10]', async (promoCode, code) => {
    const limits = [
      promoLimit('FREESHIP', { endsAt: new Date('2026-03-01T00:00:00Z') }),
      promoLimit('TEN', { markets: ['se'] }),
      promoLimit('HUNDRED', { maxUses: 1 }),
    ];
    const other = await fillCart(shop, [[skus.fifty, 1]]);
    await loadPromotions(shop.db, { offers: [], limits });
    await useCode(other, 'HUNDRED');
    await buy(shop, other);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const before = await read(id);
    expect(await useCode(id, promoCode)).toBe(code);
    expect(await read(id)).toEqual(before);
  });

  it('counts a code once for each customer, by the address that the order is placed with [CART-10] (promo-001)', async () => {
    await limitCode(shop, 'TEN', { oncePerCustomer: true });
    const first = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await useCode(first, 'TEN')).toBe('TEN');
    expect((await buy(shop, first)).placed).toBeDefined();
    const second = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await useCode(second, 'TEN')).toBe('TEN');
    // Once the form is filled in, the cart knows the customer, and shows what it costs without the code before anything
    // is placed.
    await shop.request(createOrUpdateCheckout, { cartId: second, checkout: filledForm, marketId: 'dk' });
    expect((await read(second)).summary.subTotal.sellingPriceIncVat).toBe(200);
    expect(await useCode(second, 'TEN')).toBe('PromoCodeUsed');
    await buy(shop, second);
    const orders = await shop.db
      .selectFrom('customer_order')
      .select(['promo_code', 'total_inc_vat'])
      .orderBy('id')
      .execute();
    expect(orders).toEqual([
      { promo_code: 'TEN', total_inc_vat: 229_00 },
      { promo_code: '', total_inc_vat: 249_00 },
    ]);
  });

  it('explains to a returning customer who is known only from the order why their code does not count, and takes the order at the total that the cart then shows [CART-10, CHK-12, PAIN-02]', async () => {
    await limitCode(shop, 'TEN', { oncePerCustomer: true });
    const first = await fillCart(shop, [[skus.fifty, 1]]);
    await useCode(first, 'TEN');
    await buy(shop, first);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await useCode(id, 'TEN');
    const { email, ...nameless } = filledForm;
    await shop.request(createOrUpdateCheckout, { cartId: id, checkout: nameless, marketId: 'dk' });
    const press = async () => {
      const shown = Math.round((await read(id)).summary.total.sellingPriceIncVat * 100);
      const checkout = { ...nameless, email, merchantData: JSON.stringify({ expectedTotalIncVat: shown }) };
      const { data, code } = await shop.request(placeOrder, { cartId: id, checkout, marketId: 'dk' });
      return { shown, outcome: code ?? data.placeOrder.status };
    };
    expect(await press()).toEqual({ shown: 229_00, outcome: 'PromoCodeUsed' });
    expect(await press()).toEqual({ shown: 249_00, outcome: 'pending-payment' });
  });

  it.each([
    ['shows totals', true],
    ['has shown none', false],
  ])(
    '[IN-7] reports once to a client that %s, and sends none, that the code does not count any more [CART-10, CHK-12]',
    async (_client, showsTotals) => {
      await limitCode(shop, 'TEN', { oncePerCustomer: true });
      const [first, second] = [await fillCart(shop, [[skus.fifty, 1]]), await fillCart(shop, [[skus.fifty, 1]])];
      for (const id of [first, second]) {
        await useCode(id, 'TEN');
        if (showsTotals) expect((await read(id)).summary.total.sellingPriceIncVat).toBe(229);
      }
      if (!showsTotals) await shop.db.updateTable('cart').set({ shown: null }).execute();
      const place = (cartId: string) => shop.request(placeOrder, { cartId, checkout: filledForm, marketId: 'dk' });
      expect((await place(first)).data.placeOrder.status).toBe('pending-payment');
      const { errors } = await place(second);
      expect(errors[0]?.extensions).toMatchObject({ code: 'PromoCodeUsed', totalIncVat: 249 });
      expect((await place(second)).data.placeOrder.status).toBe('pending-payment');
    },
  );

  it('reports a changed price, also beside a code that stopped counting before [CART-10, CHK-12, PAIN-02]', async () => {
    await limitCode(shop, 'TEN', { endsAt: new Date('2026-03-02T11:00:00Z') });
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await useCode(id, 'TEN')).toBe('TEN');
    shop.passTime(2 * 60 * minute);
    const checkout = { ...filledForm, merchantData: JSON.stringify({ expectedTotalIncVat: 1 }) };
    expect((await shop.request(placeOrder, { cartId: id, checkout, marketId: 'dk' })).code).toBe('PriceChanged');
  });

  it('slows down guessing, cart by cart, also at once, and accepts codes again a minute later [CART-10]', async () => {
    // The address has tried others' codes as well.
    shop.passTime(5 * minute);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const other = await fillCart(shop, [[skus.fifty, 1]]);
    const guesses = Array.from({ length: 25 }, (_, guess) => useCode(id, `GUESS${String(guess)}`));
    expect((await Promise.all(guesses)).toSorted()).toEqual([
      ...Array<string>(8).fill('InvalidPromoCode'),
      ...Array<string>(17).fill('TooManyRequests'),
    ]);
    expect(await useCode(id, 'TEN')).toBe('TooManyRequests');
    expect(await useCode(other, 'TEN')).toBe('TEN');
    expect(await useCode(id, '')).toBe('');
    shop.passTime(minute + 1);
    expect(await useCode(id, 'TEN')).toBe('TEN');
  });

  it('takes three and charges two, with what each unit costs [CART-12]', async () => {
    await loadPromotions(shop.db, { offers: [offer(1, { kind: 'take-pay', take: 3, pay: 2 })], limits: [] });
    const id = await fillCart(shop, [
      [skus.fifty, 2],
      [skus.campaign, 1],
    ]);
    const cart = await read(id);
    const [cheap, dear] = cart.items;
    expect(cheap.campaign.prices).toMatchObject([
      { quantity: 1, price: { sellingPriceIncVat: 200 } },
      { quantity: 1, price: { sellingPriceIncVat: 0 } },
    ]);
    expect(cheap.totalPrice).toMatchObject({ sellingPriceIncVat: 200, regularPriceIncVat: 400 });
    expect(dear.totalPrice.sellingPriceIncVat).toBe(300);
    expect(cart.appliedCampaigns.map(({ name }: { name: string }) => name)).toEqual(['Efterår', 'Kampagne 1']);
    expect(cart.summary).toMatchObject({ subTotal: { sellingPriceIncVat: 500 }, total: { sellingPriceIncVat: 500 } });
  });

  it('takes a percentage, an amount and the shipping off by campaign, and keeps a hidden title hidden [CART-12]', async () => {
    await loadPromotions(shop.db, {
      offers: [
        offer(1, { kind: 'percentage', percentOff: 10 }, { kinds: ['sneaker'] }),
        offer(
          2,
          { kind: 'amount', amountIncVat: { dk: 50_00, se: 50_00, no: 50_00, fi: 5_00 } },
          { minimum: 200_00, hideTitle: true },
        ),
        offer(3, { kind: 'free-shipping' }),
      ],
      limits: [],
    });
    const cart = await read(await fillCart(shop, [[skus.fifty, 1]]));
    expect(cart.summary).toMatchObject({
      subTotal: { sellingPriceIncVat: 180 },
      fixedAmountDiscountIncVat: 50,
      shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 },
      total: { sellingPriceIncVat: 130 },
    });
    expect(
      cart.appliedCampaigns.map(({ name, hideTitle }: { name: string; hideTitle: boolean }) => [name, hideTitle]),
    ).toEqual([
      ['Kampagne 1', false],
      ['Kampagne 2', true],
      ['Kampagne 3', false],
    ]);
  });

  it('adds a gift from a minimum value on, sells it with the order, and removes it again [CART-12]', async () => {
    await loadPromotions(shop.db, {
      offers: [offer(1, { kind: 'gift', productKind: 'sneaker' }, { minimum: 400_00 })],
      limits: [],
    });
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    const cart = await read(id);
    expect(cart.items).toMatchObject([
      { skuId: skus.fifty, quantity: 2 },
      {
        id: 'gift-1',
        skuId: skus.fifty,
        quantity: 1,
        totalPrice: { sellingPriceIncVat: 0 },
        campaign: { appliedCampaigns: [{ name: 'Kampagne 1' }] },
      },
    ]);
    expect(cart.summary.total.sellingPriceIncVat).toBe(449);
    const { placed } = await buy(shop, id);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 47 });
    const rows = await shop.db
      .selectFrom('order_row')
      .select(['quantity', 'from_stock', 'total_selling_inc_vat'])
      .orderBy('row_number')
      .execute();
    expect(rows).toEqual([
      { quantity: 2, from_stock: 2, total_selling_inc_vat: 400_00 },
      { quantity: 1, from_stock: 1, total_selling_inc_vat: 0 },
    ]);
    // Placed again with less in it, the order returns all that it held.
    await shop.request(addToCart, { id, item: { skuId: skus.campaign, quantity: 1 }, marketId: 'dk' });
    await buy(shop, id);
    expect(placed).toBeDefined();
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 47 });
  });

  const onlyFifty = async (inStock: number) => {
    await shop.db.updateTable('sku_stock').set({ in_stock: 0, oversellable: 0, static: 0 }).execute();
    await setStock(shop, skus.fifty, inStock);
  };
  const giftOffer = offer(1, { kind: 'gift', productKind: 'sneaker' }, { minimum: 400_00 });
  const quantities = async (id: string) => (await read(id)).items.map(({ quantity }: { quantity: number }) => quantity);

  it('adds only gifts in stock beside what the cart buys, and never blocks its order [CART-12]', async () => {
    await loadPromotions(shop.db, { offers: [giftOffer, { ...giftOffer, offerId: 2 }], limits: [] });
    await onlyFifty(3);
    const id = await fillCart(shop, [[skus.fifty, 3]]);
    expect(await quantities(id)).toEqual([3]);
    const first = await buy(shop, id);
    expect(first.code).toBeUndefined();
    // The cart's own order holds the units that it buys, and no gift.
    expect(await quantities(id)).toEqual([3]);
    await shop.request(updateCartItem, { id, item: { skuId: skus.fifty, quantity: 2 }, marketId: 'dk' });
    // One unit is left for one of the two gifts.
    expect(await quantities(id)).toEqual([2, 1]);
    expect((await buy(shop, id)).placed.orderId).not.toBe(first.placed.orderId);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 0 });
    // The order holds the size twice, bought and given: all of it may be bought instead.
    const all = { id, item: { skuId: skus.fifty, quantity: 3 }, marketId: 'dk' };
    expect((await shop.request(updateCartItem, all)).errors).toEqual([]);
  });

  it('gives the last gift to one of many concurrent orders, and rejects none of them [CART-12]', async () => {
    await shop.db.updateTable('product').set({ kind: 'socks' }).where('product_id', '=', 1).execute();
    await loadPromotions(shop.db, {
      offers: [{ ...giftOffer, effect: { kind: 'gift', productKind: 'socks' } }],
      limits: [],
    });
    const carts = await Promise.all(Array.from({ length: 8 }, () => fillCart(shop, [[skus.campaign, 2]])));
    await onlyFifty(1);
    await setStock(shop, skus.campaign, 50);
    const placed = await Promise.all(carts.map((id) => buy(shop, id)));
    expect(placed.map(({ code }) => code)).toEqual(placed.map(() => undefined));
    const gifts = shop.db.selectFrom('order_row').select(['quantity', 'from_stock']).where('sku_id', '=', skus.fifty);
    expect(await gifts.execute()).toEqual([{ quantity: 1, from_stock: 1 }]);
  });

  it('shows in checkout the fee that is charged: none with a campaign of free shipping [CART-12, CHK-02]', async () => {
    await loadPromotions(shop.db, { offers: [offer(3, { kind: 'free-shipping' })], limits: [] });
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const { data } = await shop.request(createOrUpdateCheckout, { cartId, checkout: filledForm, marketId: 'dk' });
    expect(
      data.createOrUpdateCheckout.shippingOptions.map(({ feeIncVat }: { feeIncVat: number }) => feeIncVat),
    ).toEqual([0, 0, 0]);
  });

  it('leaves a catalogue of one’s own without the demo’s campaigns, with the limits of the codes that came along', async () => {
    const own = { ...offer(9, { kind: 'free-shipping' }), ...always };
    await loadPromotions(shop.db, {
      offers: [...demoPromotions.offers, own],
      limits: [...demoPromotions.limits.filter(({ code }) => code !== 'SOMMER25'), promoLimit('OWN', { maxUses: 1 })],
    });
    await retainDemoLimits(shop.db, ['SOMMER25', 'SVERIGE10']);
    expect(await shop.db.selectFrom('offer').select('offer_id').execute()).toEqual([{ offer_id: 9 }]);
    const limits = await shop.db.selectFrom('promo_limit').select(['code', 'ends_at']).orderBy('code').execute();
    expect(limits).toEqual([
      { code: 'OWN', ends_at: null },
      { code: 'SOMMER25', ends_at: new Date('2025-08-31T22:00:00Z') },
      { code: 'SVERIGE10', ends_at: null },
    ]);
  });
});
