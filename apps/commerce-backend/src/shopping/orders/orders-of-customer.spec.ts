import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import type { MarketAlias } from '@lyng/model';
import { buildApp } from '../../api/app.ts';
import { customerHooks } from '../../api/all-customer-hooks.ts';
import type { MadeAccount } from '../../people/auth/testing/make-account.ts';
import { deleteAccount } from '../../people/profile/delete-account.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { creditBalance } from '../balance/balance-store.ts';
import { confirm, getOrder, getOrders } from '../checkout/testing/documents.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer, sellFor, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { copyOrder } from './testing/copy-order.ts';

const config = makeConfig();
const now = new Date('2026-03-02T10:00:00Z');
const MINUTE = 60_000;

interface ShownCart {
  readonly items: readonly Readonly<Record<'skuId' | 'quantity' | 'unitPrice' | 'totalPrice', unknown>>[];
  readonly summary: Readonly<Record<'subTotal' | 'total', unknown>>;
}

describe.each(testDatabases())('the orders of a customer on $name', (database) => {
  const shop = useShop(database);
  let anna: MadeAccount;
  let bo: MadeAccount;
  beforeEach(async () => {
    await shop.startOver();
    anna = await makeCustomer(shop);
    bo = await makeCustomer(shop);
  });

  type Headers = Record<string, string>;
  const order = async (headers: Headers, market: MarketAlias = 'dk', more: object = {}) => {
    const cartId = await fillCart(
      shop,
      [
        [skus.fifty, 1],
        [skus.campaign, 2],
      ],
      market,
    );
    const { placed } = await buy(shop, cartId, market, headers, more);
    return { id: Number(placed.orderId), publicId: String(placed.publicId), cartId };
  };
  const list = async (headers: Headers) => (await shop.request(getOrders, {}, headers)).data.getOrders;
  const one = async (orderId: number, headers: Headers) =>
    (await shop.request(getOrder, { orderId }, headers)).data.getOrder;
  const idsOf = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id);

  it('are a list of their own alone, the newest first', async () => {
    const first = await order(anna.bearer);
    await order(bo.bearer);
    await order({});
    shop.passTime(MINUTE);
    const second = await order(anna.bearer);
    const third = await order(anna.bearer);
    expect(idsOf(await list(anna.bearer))).toEqual([third.id, second.id, first.id]);
    const newCustomer = await makeCustomer(shop);
    expect(await list(newCustomer.bearer)).toEqual([]);
  });

  it('have the API’s status: waiting for the payment, received or cancelled', async () => {
    const [open, paid, declined] = [await order(anna.bearer), await order(anna.bearer), await order(anna.bearer)];
    await settle(shop, paid.id);
    await settle(shop, declined.id, 'declined');
    expect((await list(anna.bearer)).map(({ id, status }: Record<string, unknown>) => [id, status])).toEqual([
      [declined.id, 'cancelled'],
      [paid.id, 'pending'],
      [open.id, 'pending-payment'],
    ]);
  });

  it('cannot be read by another customer, who gets the same as for an order that does not exist', async () => {
    const { id } = await order(anna.bearer);
    await settle(shop, id);
    expect((await one(id, anna.bearer)).id).toBe(id);
    for (const orderId of [id, id + 1000, 0, -1, 2_147_483_647])
      expect(await shop.request(getOrder, { orderId }, bo.bearer)).toEqual({
        status: 200,
        data: { getOrder: null },
        errors: [],
      });
  });

  it('are null for a guest, also for one with the same e-mail address', async () => {
    const { id } = await order(anna.bearer);
    const guest = await order({});
    for (const headers of [{}, { authorization: 'Basic YW5uYTp4' }] as readonly Headers[]) {
      expect(await shop.request(getOrders, {}, headers)).toEqual({
        status: 200,
        data: { getOrders: null },
        errors: [],
      });
      for (const orderId of [id, guest.id]) expect(await one(orderId, headers)).toBeNull();
    }
    expect(await one(guest.id, anna.bearer)).toBeNull();
  });

  it('are an error with an access token that is over, so that the client renews it', async () => {
    const { id } = await order(anna.bearer);
    shop.passTime(16 * MINUTE);
    for (const document of [getOrders, getOrder])
      expect((await shop.request(document, { orderId: id }, anna.bearer)).code).toBe('Unauthenticated');
  });

  it('are shown to no one once the account is deleted, not even under a token that is still trusted', async () => {
    const { id } = await order(anna.bearer);
    await settle(shop, id);
    const foreign = (await tokenSigner(shop.db))({ sid: anna.userId, exp: now.getTime() / 1000 + 900 });
    const trusted = { authorization: `Bearer ${foreign}` };
    expect(idsOf(await list(trusted))).toEqual([id]);
    await deleteAccount(shop.db, customerHooks.deletions, anna.account.id);
    expect(await list(trusted)).toEqual([]);
    for (const headers of [trusted, bo.bearer, {}] as readonly Headers[]) expect(await one(id, headers)).toBeNull();
    expect((await shop.request(getOrder, { orderId: id }, anna.bearer)).errors).toHaveLength(1);
  });

  it.each([
    ['dk', 'DKK', /kr\.$/],
    ['se', 'SEK', /kr$/],
    ['no', 'NOK', /kr$/],
    ['fi', 'EUR', /€$/],
  ] as const)('are priced in the money and texts of their own market %s', async (market, currency, formatted) => {
    const { id } = await order(anna.bearer, market);
    // The request is of another market.
    const scope = market === 'fi' ? { marketId: 'dk', languageId: 'da-DK' } : { marketId: 'fi', languageId: 'fi-FI' };
    const { data } = await shop.request(getOrder, { orderId: id, ...scope }, anna.bearer);
    expect(data.getOrder.currency).toBe(currency);
    expect(data.getOrder.orderTotal.sellingPriceIncVatFormatted).toMatch(formatted);
    expect(data.getOrder.cart.items[0].totalPrice.sellingPriceIncVatFormatted).toMatch(formatted);
    expect((await shop.request(getOrders, scope, anna.bearer)).data.getOrders).toEqual([data.getOrder]);
  });

  it('cost what the confirmation shows, whatever the catalogue costs now', async () => {
    const { id, publicId, cartId } = await order(anna.bearer);
    await settle(shop, id);
    await sellFor(shop, 1_00);
    const confirmed = (await shop.request(confirm, { id: publicId, cartId })).data.checkout;
    const own = await one(id, anna.bearer);
    expect(own.orderTotal.sellingPriceIncVat).toBe(confirmed.order.sum);
    expect(own.shippingFee.sellingPriceIncVat).toBe(confirmed.order.shippingFeeIncVat);
    const pricesOf = ({ items, summary }: ShownCart) => ({
      lines: items.map(({ skuId, quantity, unitPrice, totalPrice }) => [skuId, quantity, unitPrice, totalPrice]),
      subTotal: summary.subTotal,
      total: summary.total,
    });
    expect(pricesOf(own.cart)).toEqual(pricesOf(confirmed.cart));
    expect([own.orderTotal.sellingPriceIncVat, own.discount.sellingPriceIncVat]).toEqual([800, 200]);
    expect(own.vat.sellingPriceIncVat).toBe(160);
  });

  it('show the customer what their link hides, and the link shows what it did', async () => {
    const { id, publicId, cartId } = await order(anna.bearer, 'dk', { message: 'Ring the bell' });
    const { uid } = await settle(shop, id);
    const own = await one(id, anna.bearer);
    expect(own).toMatchObject({
      customerId: anna.account.id,
      publicId,
      message: 'Ring the bell',
      billingAddress: { firstName: 'Åse', addressLine1: 'Hedevej 1', zip: '2100' },
      shippingAddress: { firstName: 'Åse', zip: '2100' },
      refunds: null,
      shippingDetails: [{ name: 'Pakkeshop', parcelNumber: null }],
      cart: { id: cartId },
    });
    expect(JSON.stringify(own)).not.toContain(uid);
    const asPublic = getOrder
      .replace('$orderId: Int!', '$id: Guid!')
      .replace('getOrder(orderId: $orderId', 'getOrderPublic(publicOrderId: $id');
    const { data } = await shop.request(asPublic, { id: publicId });
    const hidden = {
      customerId: null,
      message: null,
      billingAddress: null,
      shippingAddress: null,
      paymentDetails: null,
      refunds: null,
      shippingDetails: null,
    };
    expect(data.getOrderPublic).toEqual({ ...own, ...hidden, cart: { ...own.cart, id: null } });
    // No way leads from the link to the cart, which opens names and addresses.
    expect(JSON.stringify(data)).not.toContain(cartId);
    expect((await shop.request(asPublic, { id: cartId })).data.getOrderPublic).toBeNull();
  });

  it('are paid by a card when it was charged', async () => {
    const [open, paid, expired] = [await order(anna.bearer), await order(anna.bearer), await order(anna.bearer)];
    await settle(shop, paid.id);
    await settle(shop, expired.id, 'expired');
    const card = { paymentId: 23, name: 'Card', displayName: 'Kort', total: 800, shippingFee: 0, paymentFee: 0 };
    const reserved = { ...card, reservationDate: now.toISOString(), isPaid: false, paymentDate: null };
    const charged = { ...reserved, isPaid: true, paymentDate: now.toISOString() };
    for (const [{ id, publicId }, payment] of [
      [open, reserved],
      [paid, charged],
      [expired, reserved],
    ] as const)
      expect((await one(id, anna.bearer)).paymentDetails).toEqual([{ id, transactionId: publicId, ...payment }]);
  });

  it('are never called paid because of an invoice, which comes later', async () => {
    const { id } = await order(anna.bearer, 'dk', { paymentId: 18, identityNumber: '010190-0000' });
    expect(await one(id, anna.bearer)).toMatchObject({
      status: 'pending',
      paymentDetails: [{ name: 'DirectInvoice', displayName: 'Faktura', isPaid: false, paymentDate: null, total: 800 }],
    });
  });

  it('show what the balance paid: all of it, which needs no payment, or a part, or nothing again', async () => {
    const owner = { userId: anna.userId, currency: 'DKK' } as const;
    await creditBalance(shop.db, owner, 1000_00);
    const covered = await order(anna.bearer);
    expect(await one(covered.id, anna.bearer)).toMatchObject({
      status: 'pending',
      fromBalance: 800,
      orderTotal: { sellingPriceIncVat: 800 },
      cart: { summary: { total: { sellingPriceIncVat: 0 } } },
      paymentDetails: [],
    });
    const part = await order(anna.bearer);
    const payment = { total: 600, isPaid: false };
    expect(await one(part.id, anna.bearer)).toMatchObject({ fromBalance: 200, paymentDetails: [payment] });
    await settle(shop, part.id, 'declined');
    expect(await one(part.id, anna.bearer)).toMatchObject({ fromBalance: 0, refunds: null, status: 'cancelled' });
    const both = (await list(anna.bearer)).map((each: { fromBalance: number }) => each.fromBalance);
    expect(both).toEqual([0, 800]);
  });

  it('show a product, or a size, that is no longer sold as it was bought; the link does not', async () => {
    const { id, publicId } = await order(anna.bearer);
    const rowOf = (skuId: number) =>
      shop.db.updateTable('order_row').where('order_id', '=', id).where('sku_id', '=', skuId);
    await rowOf(skus.campaign).set({ product_id: 999, sku_id: 9999, image: '' }).execute();
    await rowOf(skus.fifty).set({ sku_id: 1199 }).execute();
    const products = [
      {
        productId: 1,
        name: 'Sko',
        // The page of the other sizes.
        alias: 'sko-1',
        brand: { name: 'Hjem' },
        productImages: [{ fileName: '1-1.svg' }],
        skus: [{ skuId: 1199, name: '11' }],
      },
      {
        productId: 999,
        name: 'Sko',
        alias: '',
        brand: { name: 'Hjem' },
        productImages: [],
        skus: [{ skuId: 9999, name: '21' }],
      },
    ];
    const productsOf = ({ cart }: { cart: { items: readonly { product: unknown }[] } }) =>
      cart.items.map(({ product }) => product);
    expect(productsOf(await one(id, anna.bearer))).toEqual(products);
    expect((await list(anna.bearer)).map(productsOf)).toEqual([products]);
    const { data } = await shop.request(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { cart { items { product { productId } } } } }',
      { id: publicId },
    );
    expect(productsOf(data.getOrderPublic)).toEqual([{ productId: 1 }, null]);
  });

  describe('when there are many', () => {
    /** Received orders of Anna alone, a second apart. No two rows have the same product, and the catalogue has none of them. */
    const makeOrders = async (count: number): Promise<void> => {
      await shop.emptyShopping();
      const { id } = await order(anna.bearer);
      await settle(shop, id);
      await copyOrder(shop.db, id, count - 1);
      await sql`update order_row set product_id = order_id * 10 + row_number + 100000`.execute(shop.db);
    };

    it('are the latest two hundred, by no query for each', async () => {
      let queries = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const app = buildApp({ db: shop.db.withPlugin(counter), config, now: () => now });
      const count = async () => {
        queries = 0;
        const { data, errors } = await requestApi(app, getOrders, {}, anna.bearer);
        expect(errors).toEqual([]);
        return { queries, orders: data.getOrders };
      };
      const countOf = async (orders: number) => {
        await makeOrders(orders);
        // The first request reads what was sold, too.
        await count();
        return count();
      };
      const [single, many] = [await countOf(1), await countOf(201)];
      expect([single.orders.length, many.orders.length]).toEqual([1, 200]);
      expect(many.orders.map(({ cart }: { cart: { items: unknown[] } }) => cart.items.length)).toEqual(
        Array.from({ length: 200 }, () => 2),
      );
      const ids = idsOf(many.orders);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      // The catalogue reads at most 250 products at once.
      expect(many.queries).toBe(single.queries + 1);
      await app.close();
    });
  });
});
