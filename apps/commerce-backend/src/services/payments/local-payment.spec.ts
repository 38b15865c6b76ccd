import { formatMoney } from '@lyng/i18n/core';
import type { MarketAlias } from '@lyng/model';
import { testDatabases } from '../../database/testing/test-databases.ts';
import { confirm, getCart, getOrderPublic, placeOrder } from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, openShop, stockOf } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { expireOrders } from './expire-orders.ts';

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(testDatabases())('local payment on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  beforeEach(() => shop.startOver());
  afterAll(() => shop.close());

  const start = async (market: MarketAlias = 'dk') => {
    const cartId = await fillCart(shop, [[skus.fifty, 2]], market);
    const { placed } = await buy(shop, cartId, market);
    const path = new URL(placed.redirectUrl).pathname;
    const page = await shop.app.inject(path);
    const state = /name="state" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const post = (action: string, body = `state=${state}`) =>
      shop.app.inject({ method: 'POST', url: `${path}/${action}`, payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    return { cartId, placed, path, page, post };
  };
  const isCompleted = async (cartId: string): Promise<boolean> =>
    (await shop.ask(getCart, { id: cartId, includeCompleted: true })).data.getCart.isCompleted;
  const statuses = async () => (await shop.db.selectFrom('customer_order').select('status').execute()).map(({ status }) => status);

  it('shows the order and the sum in the language of the order, not to be framed or kept', async () => {
    const { page, placed } = await start();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('lang="da"');
    expect(page.body).toContain('prøvebetaling');
    expect(page.body).toContain(placed.orderId);
    expect(page.body).toContain(`Betal ${formatMoney(449_00, 'DKK', 'da')}`);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('approves: captured once, order received, cart completed, one mail, back to the confirmation [CHK-11]', async () => {
    const { cartId, placed, post } = await start();
    const answer = await post('approve');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`http://dk.localhost:4200/checkout/confirm?oid=${placed.publicId}&cartid=${cartId}`);
    expect(await statuses()).toEqual(['received']);
    expect(await isCompleted(cartId)).toBe(true);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('changes the state once however often and in whatever order the forms arrive', async () => {
    const { post } = await start();
    const approvals = await Promise.all(Array.from({ length: 10 }, () => post('approve')));
    const late = [await post('decline'), await post('abandon'), await post('approve')];
    expect(new Set([...approvals, ...late].map(({ headers }) => headers.location)).size).toBe(1);
    expect(await shop.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'captured' }]);
    expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toHaveLength(1);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('declines: order cancelled, stock back, cart kept, back to the failed payment [CHK-11]', async () => {
    const { cartId, post } = await start();
    const answers = await Promise.all([post('decline'), post('decline')]);
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(2).fill('http://dk.localhost:4200/checkout/klarna-fail?error=Error'));
    expect(await statuses()).toEqual(['cancelled']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect(await isCompleted(cartId)).toBe(false);
    expect((await buy(shop, cartId)).placed.status).toBe('pending-payment');
  });

  it('abandons: nothing ends, back to the checkout page, and the same order can still be paid [CHK-11]', async () => {
    const { cartId, placed, post } = await start();
    expect((await post('abandon')).headers.location).toBe('http://dk.localhost:4200/kassen');
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
    expect((await buy(shop, cartId)).placed.orderId).toBe(placed.orderId);
    expect((await post('approve')).headers.location).toContain('/checkout/confirm');
  });

  it.each(['', 'state=', 'state=forged', `state=${'A'.repeat(43)}`])('ignores a form with %j', async (body) => {
    const { post } = await start();
    expect((await post('approve', body)).statusCode).toBe(403);
    expect(await statuses()).toEqual(['pending-payment']);
  });

  it('ignores the form of another payment, and of another amount', async () => {
    const first = await start();
    const second = await start();
    const state = /name="state" value="([^"]+)"/.exec(second.page.body)?.[1] ?? '';
    expect((await first.post('approve', `state=${state}`)).statusCode).toBe(403);
    await shop.db.updateTable('payment').set({ amount: 1 }).execute();
    expect((await first.post('approve')).statusCode).toBe(403);
  });

  it.each(['/payments/local/nonsense', '/payments/local/00000000-0000-4000-8000-000000000000'])('has no payment at %s', async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(404);
  });

  it('cancels what waited for half an hour and puts its stock back, once', async () => {
    const { post, path } = await start();
    shop.passTime(31 * 60 * 1000);
    const backend = { db: shop.db, config: makeConfig() };
    const now = new Date('2026-03-02T10:31:00Z');
    expect(await expireOrders(backend, now)).toBe(1);
    expect(await expireOrders(backend, now)).toBe(0);
    expect(await statuses()).toEqual(['cancelled']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect((await post('approve')).headers.location).toBe('http://dk.localhost:4200/kassen');
    expect((await shop.app.inject(path)).statusCode).toBe(303);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
  });

  it('answers a paid cart that is placed again with the order that it became [CHK-14]', async () => {
    const { cartId, placed, post } = await start();
    await post('approve');
    const { data } = await shop.ask(placeOrder, { cartId, checkout: filledForm, marketId: 'dk' });
    expect(data.placeOrder).toMatchObject({ orderId: placed.orderId, status: 'received' });
    expect(data.placeOrder.redirectUrl).toContain(placed.publicId);
  });

  it('shows the order to who knows its id and its cart, for a day, with the prices that were paid', async () => {
    const { cartId, placed, post } = await start();
    const before = await shop.ask(confirm, { id: placed.publicId, cartId });
    expect(before.data.checkout).toMatchObject({ completed: false });
    await post('approve');
    await shop.db.updateTable('product_price').set({ selling_inc_vat: 1_00 }).execute();
    const { data } = await shop.ask(confirm, { id: placed.publicId, cartId });
    expect(data.checkout).toMatchObject({
      completed: true,
      nthPurchase: 1,
      order: { orderId: placed.orderId, currency: 'DKK', status: 'received', itemValueIncVat: 400, itemValueExVat: 320, sum: 449, rows: [{ name: 'Sko', quantity: 2, priceIncVat: 200 }], billingAddress: { lastName: 'Lyng' } },
      cart: { isCompleted: true, items: [{ quantity: 2, product: { productId: 1 } }], summary: { total: { sellingPriceIncVat: 449 } } },
    });
    const stranger = await shop.ask(confirm, { id: placed.publicId, cartId: '00000000-0000-4000-8000-000000000000' });
    expect(stranger.data.checkout).toMatchObject({ completed: false, order: null, cart: null });
    expect((await shop.ask(confirm, { id: placed.publicId })).data.checkout.order).toBeNull();
    shop.passTime(25 * 60 * 60 * 1000);
    expect((await shop.ask(confirm, { id: placed.publicId, cartId })).data.checkout.order).toBeNull();
  });

  it('shows what was bought, not by whom, behind the public id', async () => {
    const { placed, post } = await start();
    await post('approve');
    const { data } = await shop.ask(getOrderPublic, { id: placed.publicId });
    expect(data.getOrderPublic).toMatchObject({
      id: Number(placed.orderId), status: 'received', currency: 'DKK', billingAddress: null, shippingAddress: null,
      orderTotal: { sellingPriceIncVat: 449 }, cart: { items: [{ quantity: 2 }] },
    });
    expect((await shop.ask(getOrderPublic, { id: '00000000-0000-4000-8000-000000000000' })).data.getOrderPublic).toBeNull();
  });

  it.each([
    ['dk', 'Tak for din ordre', '449 kr.'],
    ['se', 'Tack för din order', '459 kr'],
    ['no', 'Takk for bestillingen', '479 kr'],
    ['fi', 'Kiitos tilauksestasi', '45,90 €'],
  ] as const)('confirms an order of %s in its language and currency', async (market, thanks, total) => {
    const { page, post } = await start(market);
    expect(plainSpaces(page.body)).toContain(total);
    await post('approve');
    const mail = await shop.db.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'aase@example.com', subject: expect.stringContaining(thanks) });
    expect(plainSpaces(mail.html)).toContain(total);
  });

  it('puts the confirmation in the outbox, with the lines and totals that were paid', async () => {
    const { placed, post } = await start();
    await post('approve');
    const list = await shop.app.inject('/outbox');
    expect(list.body).toContain('aase@example.com');
    expect(list.body).toContain(`Tak for din ordre ${placed.orderId} hos Lyng`);
    expect(list.body).toContain('<iframe sandbox');
    const [mail] = await shop.db.selectFrom('outbox_mail').selectAll().execute();
    expect(mail?.html).toContain('Tak for din ordre, Åse');
    expect(mail?.html).toContain(formatMoney(449_00, 'DKK', 'da'));
    const one = await shop.app.inject(`/outbox/${String(mail?.id)}`);
    expect(one.statusCode).toBe(200);
    expect((await shop.app.inject('/outbox/0')).statusCode).toBe(404);
    expect((await shop.app.inject('/outbox/x')).statusCode).toBe(404);
  });
});
