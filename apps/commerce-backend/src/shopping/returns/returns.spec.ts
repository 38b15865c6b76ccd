import { decodeQR } from './testing/decode-label.ts';
import { formatMoney } from '@lyng/i18n/core';
import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import type { MadeAccount } from '../../people/auth/testing/make-account.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { balancesOf, creditBalance } from '../balance/balance-store.ts';
import {
  getOrder,
  orderAftercare,
  registerReturn,
  returnReceipt,
  withdrawOrder,
} from '../checkout/testing/documents.ts';
import { buy, fillCart, stockOf, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer, orderOf, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { advanceOrders } from '../fulfilment/advance-orders.ts';
import { receiveReturns } from './receive-returns.ts';

const config = makeConfig();

/** A Monday; the shop's clock begins here. */
const paidAt = new Date('2026-03-02T10:00:00Z');
type Headers = Record<string, string>;
const sizes = { rowNumber: 1, reason: 'TOO_SMALL' } as const;

describe.each(testDatabases())('what comes back of an order on $name', (database) => {
  const shop = useShop(database);
  let anna: MadeAccount;
  let bo: MadeAccount;
  const failures: unknown[] = [];
  const report = (error: unknown): void => void failures.push(error);
  beforeEach(async () => {
    failures.length = 0;
    await shop.startOver();
    await shop.db.deleteFrom('auth_throttle').execute();
    anna = await makeCustomer(shop);
    bo = await makeCustomer(shop);
  });
  afterEach(() => expect(failures).toEqual([]));

  /** A paid order of three of one size and one of another. */
  const paidOrder = async (
    headers: Headers = anna.bearer,
    more: object = {},
    market: MarketAlias = 'dk',
  ): Promise<number> => {
    const cartId = await fillCart(shop, [
      [skus.fifty, 3],
      [skus.campaign, 1],
    ]);
    const { placed } = await buy(shop, cartId, market, headers, { shippingId: 1, ...more });
    await settle(shop, placed.orderId);
    return Number(placed.orderId);
  };
  const advanceTo = async (time: string): Promise<void> => {
    const at = new Date(`${time}Z`);
    shop.passTime(at.getTime() - paidAt.getTime());
    await advanceOrders({ db: shop.db, report }, at);
  };
  // Access tokens last a quarter of an hour: here a guest's address is the proof, unless a test is about logins.
  const email = 'aase@example.com';
  const aftercare = async (orderId: number, more: object = { email }, headers: Headers = {}) =>
    (await shop.request(orderAftercare, { orderId, ...more }, headers)).data.orderAftercare;
  const register = async (orderId: number, lines: readonly object[], more: object = { email }) => {
    const { data, code } = await shop.request(registerReturn, { orderId, lines, ...more });
    return { receipt: data?.registerReturn, code };
  };
  const withdraw = async (orderId: number, more: object = { email }, headers: Headers = {}) => {
    const { data, code } = await shop.request(withdrawOrder, { orderId, ...more }, headers);
    return { receipt: data?.withdrawOrder, code };
  };
  const statusOf = async (orderId: number) => (await orderOf(shop, orderId)).status;
  const refundsOf = (orderId: number) =>
    shop.db
      .selectFrom('order_refund')
      .select(['row_number', 'amount', 'to_balance'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  const balanceOf = async (userId: string) => (await balancesOf(shop.db, userId))[0]?.amount;
  const mails = (start: string) =>
    shop.db.selectFrom('outbox_mail').selectAll().where('unique_key', 'like', `${start}%`).execute();
  const receive = async (time: string): Promise<void> =>
    receiveReturns({ db: shop.db, config, report }, new Date(`${time}Z`));

  it('is registered with a number, a label and a code to scan, and mailed [ACC-06]', async () => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    const { receipt } = await register(orderId, [{ ...sizes, quantity: 2 }]);
    expect(receipt).toMatchObject({
      number: expect.any(Number),
      kind: 'RETURN',
      orderId,
      createdAtFormatted: '3. marts 2026, 16.00',
      receivedAt: null,
      refunded: 0,
      lines: [{ name: 'Sko', quantity: 2 }],
      label: { carrier: 'PostNord', address: ['Lyng ApS', 'Hedevej 12', '8000 Aarhus C', 'Danmark'] },
    });
    expect(decodeQR(receipt.label)).toBe(receipt.label.code);
    expect((await shop.request(returnReceipt, { id: receipt.id })).data.returnReceipt).toEqual(receipt);
    const [mail, ...more] = await mails('order-return:');
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(email);
    for (const fact of [String(receipt.number), receipt.label.code, '3. marts 2026, 16.00', '2 × '])
      expect(mail?.html).toContain(fact);
    expect(await aftercare(orderId)).toMatchObject({
      canReturn: true,
      lines: [{ returnable: 1 }, { returnable: 1 }],
      returns: [{ number: receipt.number, kind: 'RETURN' }],
    });
  });

  it.each<[string, readonly object[]]>([
    ['nothing', []],
    ['no unit', [{ ...sizes, quantity: 0 }]],
    ['more than was bought', [{ ...sizes, quantity: 4 }]],
    ['a row that the order does not have', [{ ...sizes, rowNumber: 9, quantity: 1 }]],
    [
      'a row twice',
      [
        { ...sizes, quantity: 1 },
        { ...sizes, quantity: 1 },
      ],
    ],
  ])('is never %s [ACC-06]', async (_, lines) => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    expect((await register(orderId, lines)).code).toBe('InvalidReturn');
    expect((await aftercare(orderId)).returns).toEqual([]);
  });

  it('has no unit twice, however many requests come at once [ACC-06]', async () => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    const requests = Array.from({ length: 5 }, () => register(orderId, [{ ...sizes, quantity: 2 }]));
    const codes = (await Promise.all(requests)).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'InvalidReturn')).toHaveLength(4);
    expect((await aftercare(orderId)).lines[0].returnable).toBe(1);
  });

  it('is registered once per idempotency key: a form that is posted twice gets the first receipt [ACC-06]', async () => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    const variables = { orderId, email, lines: [{ ...sizes, quantity: 1 }] };
    const post = async () =>
      (await shop.request(registerReturn, variables, { 'x-idempotency-key': 'a-form' })).data.registerReturn.number;
    expect(new Set([...(await Promise.all([post(), post()])), await post()]).size).toBe(1);
    expect((await aftercare(orderId)).lines[0].returnable).toBe(2);
  });

  it('is not registered on the day after the last [ACC-06]', async () => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-17T23:00');
    expect((await register(orderId, [{ ...sizes, quantity: 1 }])).code).toBe('ReturnPeriodOver');
  });

  it('is paid back and in stock when it has arrived, once; the order is refunded when all of it has [ACC-06]', async () => {
    const before = await stockOf(shop, skus.fifty);
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    await register(orderId, [{ ...sizes, quantity: 2 }]);
    await receive('2026-03-05T12:59');
    expect(await refundsOf(orderId)).toEqual([]);
    await Promise.all([receive('2026-03-05T13:00'), receive('2026-03-05T13:00')]);
    const order = await orderOf(shop, orderId);
    const [first] = await shop.db.selectFrom('order_row').selectAll().where('order_id', '=', orderId).execute();
    const share = Math.floor(((first?.total_selling_inc_vat ?? 0) * 2) / 3);
    expect(await refundsOf(orderId)).toEqual([{ row_number: 1, amount: share, to_balance: false }]);
    expect((await stockOf(shop, skus.fifty)).inStock).toBe(before.inStock - 1);
    expect(await statusOf(orderId)).toBe('completed');

    await register(orderId, [
      { ...sizes, quantity: 1 },
      { rowNumber: 2, quantity: 1, reason: 'OTHER' },
    ]);
    await receive('2026-03-09T13:00');
    const sum = (await refundsOf(orderId)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(order.total_inc_vat);
    expect(await stockOf(shop, skus.fifty)).toEqual(before);
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it.each([
    ['dk', 'Vi har fået din retur', 'sendes samme vej'],
    ['se', 'Vi har fått din retur', 'skickas samma väg'],
    ['no', 'Vi har fått returen din', 'sendes samme vei'],
    ['fi', 'on saapunut', 'samalla tavalla kuin maksoit'],
  ] as const)(
    'is mailed once when it has arrived, with what was paid back, in the words of %s [ACC-06]',
    async (market, subject, way) => {
      const orderId = await paidOrder(anna.bearer, {}, market);
      await advanceTo('2026-03-04T15:00');
      const { receipt } = await register(orderId, [{ ...sizes, quantity: 1 }]);
      await receive('2026-03-04T16:00');
      expect(await mails('order-refund:')).toEqual([]);
      await Promise.all([receive('2026-03-20T13:00'), receive('2026-03-20T13:00')]);
      await receive('2026-03-21T13:00');
      const [mail, ...more] = await mails('order-refund:');
      expect(more).toEqual([]);
      const [refund] = await refundsOf(orderId);
      const { currency, language } = await orderOf(shop, orderId);
      const amount = formatMoney(refund?.amount ?? 0, currency as CurrencyCode, language as Language);
      expect(refund?.amount).toBeGreaterThan(0);
      expect(mail).toMatchObject({ recipient: email, language, subject: expect.stringContaining(subject) });
      for (const fact of [`<strong>${amount}</strong>`, way, String(receipt.number), String(orderId)])
        expect(mail?.html).toContain(fact);
    },
  );

  it('goes back to the balance where the balance paid', async () => {
    const owner = { userId: anna.userId, currency: 'DKK' } as const;
    await creditBalance(shop.db, owner, 5000_00);
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    expect((await withdraw(orderId)).code).toBeUndefined();
    await receive('2026-03-09T13:00');
    expect(new Set((await refundsOf(orderId)).map((refund) => refund.to_balance))).toEqual(new Set([true]));
    expect(await balanceOf(anna.userId)).toBe(5000_00);
    const [mail] = await mails('order-refund:');
    expect(mail?.html).toContain('er lagt på din saldo');
    expect(mail?.html).not.toContain('sendes samme vej');
  });

  it('is nothing to anybody else: another customer, a guest, a wrong address and an unknown number are alike [ACC-06]', async () => {
    const orderId = await paidOrder();
    expect((await shop.request(orderAftercare, { orderId }, anna.bearer)).data.orderAftercare.orderId).toBe(orderId);
    expect((await aftercare(orderId, { email: 'AASE@example.com ' })).orderId).toBe(orderId);
    const none = { status: 200, data: { orderAftercare: null }, errors: [] };
    for (const [variables, headers] of [
      [{ orderId }, bo.bearer],
      [{ orderId }, {}],
      [{ orderId, email: 'bo@example.com' }, bo.bearer],
      [{ orderId, email: 'bo@example.com' }, {}],
      [{ orderId, email: 'nonsense' }, {}],
      [{ orderId: orderId + 1000, email }, {}],
      [{ orderId: -1, email }, {}],
    ] as readonly [object, Headers][]) {
      expect(await shop.request(orderAftercare, { ...variables }, headers)).toEqual(none);
      const lines = [{ ...sizes, quantity: 1 }];
      expect((await shop.request(registerReturn, { ...variables, lines }, headers)).code).toBe('OrderNotFound');
      await shop.db.deleteFrom('auth_throttle').execute();
    }
    expect((await shop.request(returnReceipt, { id: 'nonsense' })).data.returnReceipt).toBeNull();
  });

  it('does not let addresses be tried out on a number [ACC-06]', async () => {
    const orderId = await paidOrder();
    const codes = new Set<unknown>();
    for (let guess = 0; guess < 12; guess += 1) {
      const tried = await shop.request(orderAftercare, { orderId, email: `guess${String(guess)}@example.com` });
      codes.add(tried.code);
    }
    expect([...codes]).toEqual([undefined, 'TooManyRequests']);
    const right = await shop.request(orderAftercare, { orderId, email });
    expect(right.code).toBe('TooManyRequests');
  });

  it('is all of it at once when the buyer withdraws before it is packed: cancelled, paid back, in stock, with a dated receipt', async () => {
    const before = await stockOf(shop, skus.fifty);
    await creditBalance(shop.db, { userId: anna.userId, currency: 'DKK' }, 100_00);
    const orderId = await paidOrder();
    expect(await aftercare(orderId)).toMatchObject({ withdrawal: 'CANCEL', expectedAt: '2026-03-03T15:00:00.000Z' });
    const { receipt } = await withdraw(orderId, {}, anna.bearer);
    expect(receipt).toMatchObject({
      kind: 'WITHDRAWAL',
      createdAtFormatted: '2. marts 2026, 11.00',
      receivedAt: paidAt.toISOString(),
      label: null,
    });
    const { amount } = await shop.db.selectFrom('payment').select('amount').executeTakeFirstOrThrow();
    expect(receipt.refunded * 100).toBe(amount);
    expect(await statusOf(orderId)).toBe('cancelled');
    expect(await stockOf(shop, skus.fifty)).toEqual(before);
    expect(await balanceOf(anna.userId)).toBe(100_00);
    const [mail] = await mails('order-return:');
    expect(mail?.html).toContain('2. marts 2026, 11.00');
    const { data } = await shop.request(getOrder, { orderId }, anna.bearer);
    expect(data.getOrder.refunds).toEqual([{ id: expect.any(Number), total: amount / 100, toBalance: false }]);
    expect((await withdraw(orderId)).code).toBe('ReturnPeriodOver');
    await receive('2026-05-05T13:00');
    await advanceOrders({ db: shop.db, report }, new Date('2026-05-05T13:00Z'));
    expect(await statusOf(orderId)).toBe('cancelled');
    expect(await stockOf(shop, skus.fifty)).toEqual(before);
  });

  it('is all that is left when the buyer withdraws after it was packed', async () => {
    const orderId = await paidOrder();
    await advanceTo('2026-03-03T15:00');
    await register(orderId, [{ ...sizes, quantity: 1 }]);
    const { receipt } = await withdraw(orderId);
    expect(receipt).toMatchObject({ kind: 'WITHDRAWAL', lines: [{ quantity: 2 }, { quantity: 1 }] });
    expect(receipt.label.code).not.toBe('');
    expect(await aftercare(orderId)).toMatchObject({ canReturn: false, withdrawal: null });
    await receive('2026-03-09T13:00');
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('is withdrawn from once, however often it is pressed', async () => {
    const orderId = await paidOrder();
    const codes = (await Promise.all([1, 2, 3].map(() => withdraw(orderId)))).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await refundsOf(orderId)).toHaveLength(1);
  });
});
