import { createHash } from 'node:crypto';
import { formatMoney } from '@lyng/i18n/core';
import type { MarketAlias } from '@lyng/model';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { addToCart, confirm, getCart, updateCartItem } from '../checkout/testing/documents.ts';
import { buy, fillCart, stockOf, useShop } from '../checkout/testing/open-shop.ts';
import { sellFor } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { expireOrders } from './expire-orders.ts';

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(testDatabases())('local payment on $name', (database) => {
  const reported: string[] = [];
  const shop = useShop(database, { report: (error) => void reported.push(String(error)) });
  beforeEach(() => {
    reported.length = 0;
    return shop.startOver();
  });

  const start = async (market: MarketAlias = 'dk', more: object = {}) => {
    const cartId = await fillCart(shop, [[skus.fifty, 2]], market);
    const { placed } = await buy(shop, cartId, market, {}, more);
    const path = new URL(placed.redirectUrl).pathname;
    const page = await shop.app.inject(path);
    const state = /name="state" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const send = (action: string, body = `state=${state}`) =>
      shop.app.inject({
        method: 'POST',
        url: `${path}/${action}`,
        payload: body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const shownCode = async () =>
      /<output id="shown-code">(\d{6})</.exec((await shop.app.inject(path)).body)?.[1] ?? '';
    /** Approving takes both steps: the card, then the code that the bank shows. */
    const post = async (action: string, body = `state=${state}`) => {
      if (action !== 'approve') return send(action, body);
      await send('card', body);
      return send('approve', `${body}&code=${await shownCode()}`);
    };
    return { cartId, placed, path, page, state, post, send, shownCode };
  };
  const isCompleted = async (cartId: string): Promise<boolean> =>
    (await shop.request(getCart, { id: cartId, includeCompleted: true })).data.getCart.isCompleted;
  const statuses = async () =>
    (await shop.db.selectFrom('customer_order').select('status').orderBy('id').execute()).map(({ status }) => status);

  it('shows the order and the sum in the language of the order, without framing or caching', async () => {
    const { page, placed } = await start();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('lang="da"');
    expect(page.body).toContain('prøvebetaling');
    expect(page.body).toContain(placed.orderId);
    expect(page.body).toContain(`Betal ${formatMoney(449_00, 'DKK', 'da')}`);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('requires the code that the bank shows, and does not continue without it [CHK-11]', async () => {
    const { send, shownCode, path } = await start();
    expect(await shownCode()).toBe('');
    const early = await send('approve');
    expect(early.headers.location).toBe(path);
    expect((await send('card')).headers.location).toBe(path);
    const code = await shownCode();
    expect(code).toMatch(/^\d{6}$/);
    await send('card');
    expect(await shownCode()).toBe(code);
    expect(await statuses()).toEqual(['pending-payment']);
  });

  it('rejects a wrong code and shows how many tries are left; three end the payment, also when sent at once [CHK-11]', async () => {
    const { send, shownCode, path, state } = await start();
    await send('card');
    const right = await shownCode();
    const wrong = `state=${state}&code=${right === '000000' ? '111111' : '000000'}`;
    expect((await send('approve', wrong)).headers.location).toBe(path);
    expect((await shop.app.inject(path)).body).toContain('Koden er forkert. Du har 2 forsøg tilbage.');
    const rest = await Promise.all(Array.from({ length: 6 }, () => send('approve', wrong)));
    expect(
      rest.some(({ headers }) => headers.location === 'http://dk.localhost:4200/checkout/klarna-fail?error=Error'),
    ).toBe(true);
    expect(await statuses()).toEqual(['cancelled']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect((await send('approve', `state=${state}&code=${right}`)).headers.location).toBe(
      'http://dk.localhost:4200/checkout/klarna-fail?error=Error',
    );
    expect(await statuses()).toEqual(['cancelled']);
  });

  it('takes the code as people type it, after one mistake', async () => {
    const { send, shownCode, state } = await start();
    await send('card');
    await send('approve', `state=${state}&code=`);
    const code = await shownCode();
    await send('approve', `state=${state}&code=${encodeURIComponent(` ${code.slice(0, 3)} ${code.slice(3)}`)}`);
    expect(await statuses()).toEqual(['received']);
  });

  it("is framed by the shop's own pages only, with no script but its own, and posts to them alone [CHK-11]", async () => {
    const { path, placed } = await start();
    const { body, headers } = await shop.app.inject(`${path}?framed=1`);
    const policy = String(headers['content-security-policy']);
    expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(
      ['localhost', 'dk.localhost', 'se.localhost', 'no.localhost', 'fi.localhost'].flatMap((host) => [
        `http://${host}:4200`,
        `https://${host}`,
      ]),
    );
    const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(body).toContain(
      `data-payment="${new URL(placed.redirectUrl).pathname.split('/').at(-1) ?? ''}" data-shop="http://dk.localhost:4200"`,
    );
    expect(body.match(/action="[^"]+"/g)?.every((action) => action.endsWith('?framed=1"'))).toBe(true);
  });

  it('leads a framed payment nowhere by itself: its last page offers the way, however it ended [CHK-11]', async () => {
    const { path, send, shownCode, state, cartId, placed } = await start();
    const lastPage = async () => (await shop.app.inject(`${path}?framed=1`)).body;
    const left = await send('abandon?framed=1');
    expect(left.headers.location).toBe(`${path}?framed=1&left=1`);
    expect((await shop.app.inject(String(left.headers.location))).body).toContain('data-step="abandoned"');
    expect((await send('card?framed=1')).headers.location).toBe(`${path}?framed=1`);
    expect(await lastPage()).not.toContain('data-step');
    expect((await send('approve?framed=1', `state=${state}&code=${await shownCode()}`)).headers.location).toBe(
      `${path}?framed=1`,
    );
    expect(await lastPage()).toContain('data-step="settled"');
    expect(await lastPage()).toContain(
      `href="http://dk.localhost:4200/checkout/confirm?oid=${placed.publicId}&amp;cartid=${cartId}" target="_top"`,
    );
  });

  it('approves: captured once, order received, cart completed, one mail, back to the confirmation [CHK-11]', async () => {
    const { cartId, placed, post } = await start();
    const response = await post('approve');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      `http://dk.localhost:4200/checkout/confirm?oid=${placed.publicId}&cartid=${cartId}`,
    );
    expect(await statuses()).toEqual(['received']);
    expect(await isCompleted(cartId)).toBe(true);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('changes the state once however often and in whatever order the forms arrive', async () => {
    const { post } = await start();
    const approvals = await Promise.all(Array.from({ length: 10 }, () => post('approve')));
    const afterwards = [await post('decline'), await post('abandon'), await post('approve')];
    expect(new Set([...approvals, ...afterwards].map(({ headers }) => headers.location)).size).toBe(1);
    expect(await shop.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'captured' }]);
    expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toHaveLength(1);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('declines: order cancelled, stock back, cart unchanged, back to the failed payment [CHK-11]', async () => {
    const { cartId, post } = await start();
    const responses = await Promise.all([post('decline'), post('decline')]);
    expect(responses.map(({ headers }) => headers.location)).toEqual(
      Array(2).fill('http://dk.localhost:4200/checkout/klarna-fail?error=Error'),
    );
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

  it.each([
    ['more of the same', addToCart, { skuId: skus.fifty, quantity: 1 }, [[skus.fifty, 3]]],
    ['nothing', updateCartItem, { skuId: skus.fifty, quantity: 0 }, []],
  ])(
    'cannot be paid once another tab has left %s in the cart: all of it is still there, and the way leads back to the checkout [CHK-11]',
    async (_, document, item, lines) => {
      const { cartId, path, post } = await start();
      await shop.request(document, { id: cartId, item, marketId: 'dk' });
      expect(await statuses()).toEqual(['cancelled']);
      expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
      expect((await post('approve')).headers.location).toBe('http://dk.localhost:4200/kassen');
      expect((await shop.app.inject(path)).headers.location).toBe('http://dk.localhost:4200/kassen');
      const { data } = await shop.request(getCart, { id: cartId });
      expect(data.getCart).toMatchObject({ id: cartId, isCompleted: false });
      expect(
        data.getCart.items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity]),
      ).toEqual(lines);
      expect(await shop.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'cancelled' }]);
      expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toEqual([]);
    },
  );

  it('can still be paid when a change of the cart had no effect, or was rejected', async () => {
    const { cartId, post } = await start();
    for (const item of [
      { skuId: skus.fifty, quantity: 2 },
      { skuId: skus.fifty, quantity: 51 },
      { skuId: skus.threeAndTwoBeyond, quantity: 0 },
    ]) {
      await shop.request(updateCartItem, { id: cartId, item, marketId: 'dk' });
    }
    expect((await post('approve')).headers.location).toContain('/checkout/confirm');
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('loses nothing when the payment and the other tab come at once', async () => {
    const { cartId, post, placed } = await start();
    const [, { data }] = await Promise.all([
      post('approve'),
      shop.request(addToCart, { id: cartId, item: { skuId: skus.threeAndTwoBeyond, quantity: 1 }, marketId: 'dk' }),
    ]);
    const remaining = (await shop.request(getCart, { id: data.addToCart.id })).data.getCart.items.map(
      ({ skuId }: { skuId: number }) => skuId,
    );
    const [status] = await statuses();
    // Whichever was first: the order is paid and the other size is in a new cart, or both are in the old one.
    expect([placed.status, status, remaining]).toEqual([
      'pending-payment',
      status,
      status === 'received' ? [skus.threeAndTwoBeyond] : [skus.fifty, skus.threeAndTwoBeyond],
    ]);
  });

  it.each(['', 'state=', 'state=forged', `state=${'A'.repeat(43)}`])(
    'ignores a form with %j, and reports it (cart-024)',
    async (body) => {
      const { send } = await start();
      expect((await send('approve', body)).statusCode).toBe(403);
      expect(await statuses()).toEqual(['pending-payment']);
      expect(reported).toEqual([expect.stringContaining('was rejected')]);
    },
  );

  it('ignores the form of another payment, and reports it (cart-024)', async () => {
    const [first, second] = [await start(), await start()];
    expect((await first.send('decline', `state=${second.state}`)).statusCode).toBe(403);
    expect(await statuses()).toEqual(['pending-payment', 'pending-payment']);
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'SEK' }],
  ])('ignores the form of another %s, and reports it (cart-024)', async (_, other) => {
    const { send } = await start();
    await shop.db.updateTable('payment').set(other).execute();
    for (const action of ['card', 'approve', 'decline']) expect((await send(action)).statusCode).toBe(403);
    expect(await statuses()).toEqual(['pending-payment']);
    expect(reported).toHaveLength(3);
  });

  it.each(['/payments/local/nonsense', '/payments/local/00000000-0000-4000-8000-000000000000'])(
    'has no payment at %s',
    async (path) => {
      expect((await shop.app.inject(path)).statusCode).toBe(404);
    },
  );

  it('cancels what waited for half an hour and puts its stock back, once', async () => {
    const { post, path } = await start();
    shop.passTime(31 * 60 * 1000);
    const backend = {
      db: shop.db,
      config: makeConfig(),
      report: (error: unknown) => {
        throw error;
      },
    };
    expect(await expireOrders(backend, new Date('2026-03-02T10:29:00Z'))).toBe(0);
    const now = new Date('2026-03-02T10:31:00Z');
    expect(await expireOrders(backend, now)).toBe(1);
    expect(await expireOrders(backend, now)).toBe(0);
    expect(await statuses()).toEqual(['cancelled']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect((await post('approve')).headers.location).toBe('http://dk.localhost:4200/kassen');
    expect((await shop.app.inject(path)).statusCode).toBe(303);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
  });

  it('returns the stock of the other overdue orders when one of them cannot be cancelled, and reports it', async () => {
    await start();
    await start();
    // A stock column cannot hold so many: returning them fails.
    const rows = shop.db.updateTable('order_row').where('order_id', '=', 100_001);
    await rows.set({ from_stock: 2 ** 31 - 1 }).execute();
    const backend = {
      db: shop.db,
      config: makeConfig(),
      report: (error: unknown) => void reported.push(String(error)),
    };
    expect(await expireOrders(backend, new Date('2026-03-02T10:31:00Z'))).toBe(2);
    expect(reported).toHaveLength(1);
    expect(await statuses()).toEqual(['pending-payment', 'cancelled']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });

  it('shows the order to who knows its id and its cart, with the prices that were paid', async () => {
    const { cartId, placed, post } = await start();
    const before = await shop.request(confirm, { id: placed.publicId, cartId });
    expect(before.data.checkout).toMatchObject({ completed: false, order: { status: 'pending-payment' } });
    expect(await isCompleted(cartId)).toBe(false);
    await post('approve');
    await sellFor(shop, 1_00);
    const { data } = await shop.request(confirm, { id: placed.publicId, cartId });
    expect(data.checkout).toMatchObject({
      completed: true,
      nthPurchase: 1,
      order: {
        orderId: placed.orderId,
        currency: 'DKK',
        status: 'pending',
        itemValueIncVat: 400,
        itemValueExVat: 320,
        sum: 449,
        rows: [{ name: 'Sko', quantity: 2, priceIncVat: 200 }],
        billingAddress: { lastName: 'Lyng' },
      },
      cart: {
        isCompleted: false,
        items: [{ quantity: 2, product: { productId: 1 } }],
        summary: { total: { sellingPriceIncVat: 449 } },
      },
    });
  });

  it.each([
    ['dk', 'PERSON', 'Tak for din ordre', '449 kr.', /400 kr.*I alt</],
    ['se', 'PERSON', 'Tack för din order', '459 kr', /Totalt</],
    ['no', 'PERSON', 'Takk for bestillingen', '479 kr', /Totalt</],
    ['fi', 'PERSON', 'Kiitos tilauksestasi', '45,90 €', /Yhteensä</],
    ['dk', 'ORGANIZATION', 'Tak for din ordre', '449 kr.', /320 kr.*39,20 kr.*ekskl. moms<.*359,20.*moms<.*89,80/],
  ] as const)(
    'confirms an order of %s to a %s in its language and currency, to a business without VAT [SPEC-23]',
    async (market, customerType, thanks, total, rest) => {
      const { page, post } = await start(market, { customerType });
      expect(plainSpaces(page.body)).toContain(total);
      await post('approve');
      const mail = await shop.db.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow();
      expect(mail).toMatchObject({ recipient: 'aase@example.com', subject: expect.stringContaining(thanks) });
      const html = plainSpaces(mail.html).replaceAll('\n', '');
      expect(html).toContain(total);
      expect(html).toMatch(rest);
    },
  );

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
