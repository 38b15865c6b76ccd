import { formatMoney } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import { auditBooks } from '../checkout/testing/buying/audit-books.ts';
import {
  confirm,
  createOrUpdateCheckout,
  getCart,
  placeOrder,
  setCartPromoCode,
} from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, useShop } from '../checkout/testing/open-shop.ts';
import { GIFT_CARD, makeGiftCard, settle } from '../checkout/testing/shop-acts.ts';
import { skus, smallCatalogue } from '../checkout/testing/small-catalogue.ts';
import { printedCode } from './core/gift-card-code.ts';
import { giftCardCatalogue, giftCardSku } from './testing/gift-card-catalogue.ts';

const now = new Date('2026-03-02T10:00:00Z');

describe.each(testDatabases())('gift cards on $name', (database) => {
  const shop = useShop(database, { catalogue: { name: 'gift-cards', source: giftCardCatalogue } });
  beforeEach(() => shop.startOver());

  const put = async (id: string, promoCode: string, marketId = 'dk') => {
    // This does not test guessing: a minute passes between two codes.
    shop.passTime(60_001);
    const { data, code } = await shop.request(setCartPromoCode, { id, promoCode, marketId });
    return code ?? data.setCartPromoCode.summary;
  };
  const summaryOf = async (id: string) =>
    (await shop.request(getCart, { id, marketId: 'dk', includeCompleted: true })).data.getCart.summary;
  const balance = async () =>
    (await shop.db.selectFrom('gift_card').select('balance').executeTakeFirstOrThrow()).balance;
  it('is bought as a product line: no VAT, no discount, no shipping, and is mailed when it is paid, once [CART-14]', async () => {
    const id = await fillCart(shop, [[giftCardSku, 2]]);
    await put(id, 'TEN');
    expect(await summaryOf(id)).toMatchObject({
      shipping: { feeIncVat: 0 },
      total: { sellingPriceIncVat: 1000, sellingPriceExVat: 1000, vat: 0 },
    });
    const { placed } = await buy(shop, id);
    expect(await shop.db.selectFrom('gift_card').selectAll().execute()).toEqual([]);
    await settle(shop, placed.orderId, 'captured');
    await settle(shop, placed.orderId, 'captured');
    const cards = await shop.db.selectFrom('gift_card').select(['code', 'value', 'balance', 'currency']).execute();
    expect(cards).toMatchObject([
      { value: 500_00, balance: 500_00, currency: 'DKK' },
      { value: 500_00, balance: 500_00 },
    ]);
    const mails = await shop.db.selectFrom('outbox_mail').select(['subject', 'html']).execute();
    const [mail] = mails.filter(({ subject }) => subject === 'Dit gavekort');
    for (const { code } of cards) expect(mail?.html).toContain(printedCode(code));
    expect(mails).toHaveLength(2);
  });

  it('is redeemed as balance beside a promo code, and shown in the summary [CART-14]', async () => {
    await makeGiftCard(shop, 100_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await put(id, 'TEN');
    expect(await put(id, 'gk-2222-3333-4444-5555')).toMatchObject({
      subTotal: { sellingPriceIncVat: 180 },
      balance: {
        pending: 100,
        pendingFormatted: expect.stringContaining('100'),
        totalSellingPriceExBalanceIncVat: 229,
      },
      total: { sellingPriceIncVat: 129, discountIncVat: 20 },
    });
    const { placed } = await buy(shop, id);
    expect(await settle(shop, placed.orderId, 'captured')).toMatchObject({ amount: 129_00 });
    expect(await balance()).toBe(0);
    expect(await summaryOf(id)).toMatchObject({
      balance: { pending: 100, totalSellingPriceExBalanceIncVat: 229 },
      total: { sellingPriceIncVat: 129 },
    });
  });

  it('pays no more than the order costs, and an emptied field takes first the code and then the card away [CART-14]', async () => {
    await makeGiftCard(shop, 1000_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await put(id, 'TEN');
    expect(await put(id, GIFT_CARD)).toMatchObject({
      balance: { pending: 229 },
      total: { sellingPriceIncVat: 0, vat: 45.8 },
    });
    expect(await put(id, '')).toMatchObject({ balance: { pending: 249 } });
    expect(await put(id, '')).toMatchObject({ balance: { pending: 0 }, total: { sellingPriceIncVat: 249 } });
    expect(await balance()).toBe(1000_00);
  });

  it.each([
    ['unknown', 'InvalidPromoCode', undefined],
    ['empty', 'PromoCodeUsed', { value: 100_00 }, 0],
    ['too old', 'PromoCodeExpired', { expires_at: new Date('2026-01-01') }],
    ['of another currency', 'PromoCodeWrongMarket', { currency: 'EUR' }],
  ])('is rejected when it is %s with %s [CART-10, CART-14]', async (_name, code, card, left = 100_00) => {
    if (card) await makeGiftCard(shop, left, card);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const before = await summaryOf(id);
    expect(await put(id, GIFT_CARD)).toBe(code);
    expect(await summaryOf(id)).toEqual(before);
  });

  it.each(['declined', 'expired'] as const)(
    'has its money back, once, when the payment is %s [CART-14]',
    async (outcome) => {
      await makeGiftCard(shop, 100_00);
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      await put(id, GIFT_CARD);
      const { placed } = await buy(shop, id);
      expect(await balance()).toBe(0);
      await Promise.all([settle(shop, placed.orderId, outcome), settle(shop, placed.orderId, outcome)]);
      expect(await balance()).toBe(100_00);
    },
  );

  it('pays the order that is placed again after it was applied beside an unpaid one [CART-14]', async () => {
    await makeGiftCard(shop, 100_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const first = await buy(shop, id);
    await put(id, GIFT_CARD);
    const second = await buy(shop, id);
    expect(second.placed.orderId).not.toBe(first.placed.orderId);
    expect((await settle(shop, second.placed.orderId, 'captured')).amount).toBe(149_00);
    const third = await buy(shop, id);
    expect(third.placed.orderId).toBe(second.placed.orderId);
    expect(await balance()).toBe(0);
  });

  it.each([
    {
      buys: 'a card and shoes',
      lines: [
        [giftCardSku, 2],
        [skus.fifty, 1],
      ] as const,
      fees: [49, 59, 99],
    },
    { buys: 'cards only', lines: [[giftCardSku, 1]] as const, fees: [0, 0, 0] },
  ])(
    'does not count as goods for free shipping: checkout shows the fee that is charged for $buys [CART-14, CHK-02]',
    async ({ lines, fees }) => {
      const cartId = await fillCart(shop, lines);
      const { data } = await shop.request(createOrUpdateCheckout, { cartId, checkout: filledForm, marketId: 'dk' });
      expect(
        data.createOrUpdateCheckout.shippingOptions.map(({ feeIncVat }: { feeIncVat: number }) => feeIncVat),
      ).toEqual(fees);
      expect((await summaryOf(cartId)).shipping.feeIncVat).toBe(fees[0]);
    },
  );

  it('is made for what was a gift card when the order was placed, whatever the catalogue has become [CART-14]', async () => {
    const cards = await buy(shop, await fillCart(shop, [[giftCardSku, 1]]));
    const shoes = await buy(shop, await fillCart(shop, [[skus.fifty, 1]]));
    await loadCatalogue(
      shop.db,
      { ...smallCatalogue, products: smallCatalogue.products.map((product) => ({ ...product, kind: 'gift-card' })) },
      { seededAt: now },
    );
    for (const { placed } of [cards, shoes]) await settle(shop, placed.orderId, 'captured');
    expect(await shop.db.selectFrom('gift_card').select(['value', 'bought_with']).execute()).toEqual([
      { value: 500_00, bought_with: Number(cards.placed.orderId) },
    ]);
  });

  it('that covers all creates an order without a payment step: received, mailed and confirmed at once, only once however often it is placed [CART-14, CHK-14]', async () => {
    await makeGiftCard(shop, 1000_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await put(id, GIFT_CARD);
    // An invoice would need a number; there is nothing to invoice.
    const press = (key: string) =>
      shop.request(
        placeOrder,
        {
          cartId: id,
          checkout: { ...filledForm, paymentId: 18, merchantData: '{"expectedTotalIncVat":0}' },
          marketId: 'dk',
        },
        { 'x-idempotency-key': key },
      );
    const replies = await Promise.all([press('click'), press('click'), press('other-tab')]);
    const [first] = replies.map(({ data }) => data.placeOrder);
    expect(first).toMatchObject({
      status: 'completed',
      redirectUrl: `http://dk.localhost:4200/checkout/confirm?oid=${String(first.publicId)}&cartid=${id}`,
    });
    for (const { data } of [...replies, await press('click')]) expect(data.placeOrder).toEqual(first);
    expect((await shop.request(confirm, { id: first.publicId, cartId: id })).data.checkout).toMatchObject({
      completed: true,
      cart: { isCompleted: false, summary: { total: { sellingPriceIncVat: 0 } } },
    });
    expect(await balance()).toBe(751_00);
    expect(await shop.db.selectFrom('payment').select(['state', 'amount']).execute()).toEqual([
      { state: 'captured', amount: 0 },
    ]);
    expect(await shop.db.selectFrom('outbox_mail').select('recipient').execute()).toEqual([
      { recipient: 'aase@example.com' },
    ]);
    expect(await auditBooks(shop.db, new Map())).toEqual([]);
  });

  it('leaves a payment in another tab alone when an empty code, or the same card again, changes nothing [CART-14]', async () => {
    await makeGiftCard(shop, 100_00);
    const states = async () =>
      (await shop.db.selectFrom('payment').select('state').orderBy('order_id').execute()).map(({ state }) => state);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await buy(shop, id);
    await put(id, '');
    expect(await states()).toEqual(['pending']);
    await put(id, GIFT_CARD);
    await buy(shop, id);
    await put(id, GIFT_CARD);
    expect(await states()).toEqual(['cancelled', 'pending']);
    await put(id, '');
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(await balance()).toBe(100_00);
  });

  it.each([
    ['dk', 'DKK', 100_00, 249_00, 'Gavekort', 'Betalt på anden måde'],
    ['se', 'SEK', 100_00, 259_00, 'Presentkort', 'Betalt på annat sätt'],
    ['no', 'NOK', 100_00, 279_00, 'Gavekort', 'Betalt på annen måte'],
    ['fi', 'EUR', 10_00, 25_90, 'Lahjakortti', 'Maksettu muulla tavalla'],
  ] as const)(
    'appears in the confirmation of %s beside the other payment [CART-14]',
    async (market, currency, onCard, total, card, otherwise) => {
      await makeGiftCard(shop, onCard, { currency });
      const id = await fillCart(shop, [[skus.fifty, 1]], market);
      await put(id, GIFT_CARD, market);
      const { placed } = await buy(shop, id, market);
      await settle(shop, placed.orderId, 'captured');
      const { html, language } = await shop.db
        .selectFrom('outbox_mail')
        .select(['html', 'language'])
        .executeTakeFirstOrThrow();
      const money = (amount: number) => formatMoney(amount, currency, language as Language);
      for (const [label, amount] of [
        [card, -onCard],
        [otherwise, total - onCard],
      ] as const) {
        expect(html).toMatch(new RegExp(`${label}</td><td[^>]*>${money(amount).replace(/[.$]/g, '\\$&')}<`));
      }
    },
  );
});
