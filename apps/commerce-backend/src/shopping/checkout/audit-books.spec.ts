import { sql } from 'kysely';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { auditBooks } from './testing/buying/audit-books.ts';
import { makeFullCarts } from './testing/buying/full-carts.ts';
import { raceSkus, raceStock } from './testing/buying/race-catalogue.ts';
import { resetShop, ONE_USE, openRaceShop, raceStart, submit } from './testing/buying/race-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { GIFT_CARD, makeGiftCard, settle } from './testing/shop-acts.ts';

// Race checks that never find a problem would make all races useless.
describe('the audit of the books', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openRaceShop(anyDatabase());
    await resetShop(shop);
    await makeGiftCard(shop, 100_00);
    const lines = [[raceSkus[0], 2]] as const;
    const carts = await makeFullCarts(
      shop.db,
      [{ lines, giftCard: GIFT_CARD }, { lines, promoCode: ONE_USE }, { lines }],
      raceStart,
    );
    for (const cartId of carts) expect(await submit(shop, cartId)).toBe('placed');
    await settle(shop, 100_001);
    await settle(shop, 100_003, 'declined');
  });
  afterAll(() => shop.close());

  it('finds nothing where all is well', async () => {
    expect(await auditBooks(shop.db, raceStock)).toEqual([]);
  });

  it.each([
    ['update sku_stock set in_stock = in_stock + 1 where sku_id = 41', 'sold and left are what was there'],
    ['update order_row set from_stock = 0 where order_id = 100001', 'sold and left are what was there'],
    ['delete from payment where order_id = 100002', 'an order has one payment'],
    ['delete from order_row where order_id = 100002', 'an order has rows'],
    [`update payment set state = 'captured' where order_id = 100002`, 'order and payment agree'],
    [`update customer_order set status = 'pending-payment' where id = 100003`, 'order and payment agree'],
    ['delete from outbox_mail', 'a received order has completed its cart'],
    ['update cart set completed_at = null', 'a received order has completed its cart'],
    ['update cart set completed_at = now()', 'a completed cart is an order'],
    ['update payment set amount = amount - 1 where order_id = 100001', 'payment, card, balance and order are one sum'],
    ['update customer_order set fixed_discount_inc_vat = 1', 'rows, discount and shipping are the sum'],
    ['update gift_card set balance = balance + 1', 'a card holds what was not spent of it'],
    ['delete from promo_use', 'an order has used its code'],
    [`update gift_card_spending set order_id = 100003`, 'a cancelled order has given card, balance and code back'],
    [
      `insert into balance_spending (order_id, user_id, currency, amount) values (100001, 'anna', 'DKK', 1)`,
      'payment, card, balance and order are one sum',
    ],
    [
      `insert into balance_spending (order_id, user_id, currency, amount) values (100003, 'anna', 'DKK', 1)`,
      'a cancelled order has given card, balance and code back',
    ],
    [`insert into promo_use (order_id, code) values (100001, '${ONE_USE}')`, 'a code counts as often as it may'],
  ])('reports after %j the broken rule: %s', async (damage, rule) => {
    let issues: readonly string[] = [];
    const undone = new Error('undone');
    await shop.db
      .transaction()
      .execute(async (transaction) => {
        await sql.raw(damage).execute(transaction);
        issues = await auditBooks(transaction, raceStock);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    expect(issues.join('\n')).toContain(rule);
  });
});
