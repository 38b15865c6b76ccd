import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** Each rule of the books, as the orders, cards, codes and sizes that break it. */
const rules: readonly (readonly [rule: string, offenders: string])[] = [
  [
    'an order has one payment',
    `select o.id from customer_order o left join payment p on p.order_id = o.id group by o.id having count(p.uid) <> 1`,
  ],
  [
    'an order has rows',
    `select o.id from customer_order o where not exists (select from order_row r where r.order_id = o.id)`,
  ],
  [
    'order and payment agree',
    `select o.id from customer_order o join payment p on p.order_id = o.id where (o.status, p.state) not in
      (('pending-payment', 'pending'), ('received', 'captured'), ('cancelled', 'declined'), ('cancelled', 'expired'), ('cancelled', 'cancelled'))`,
  ],
  [
    'a received order has completed its cart and is confirmed by mail, another has not',
    `select o.id from customer_order o join cart c on c.id = o.cart_id
      left join outbox_mail m on m.unique_key = 'order-confirmation:' || o.id
      where (o.status = 'received' and (c.completed_at is null or m.id is null)) or (o.status <> 'received' and m.id is not null)`,
  ],
  [
    'a cart is one order',
    `select cart_id from customer_order where status = 'received' group by cart_id having count(*) > 1`,
  ],
  [
    'a cart waits to be paid once',
    `select cart_id from customer_order where status = 'pending-payment' group by cart_id having count(*) > 1`,
  ],
  [
    'a completed cart is an order',
    `select c.id from cart c where c.completed_at is not null and not exists (select from customer_order o where o.cart_id = c.id and o.status = 'received')`,
  ],
  [
    'payment, card, balance and order are one sum',
    `select o.id from customer_order o join payment p on p.order_id = o.id
      left join gift_card_spending s on s.order_id = o.id left join balance_spending b on b.order_id = o.id
      where o.status <> 'cancelled' and (p.amount < 0 or p.amount + coalesce(s.amount, 0) + coalesce(b.amount, 0) <> o.total_inc_vat)`,
  ],
  [
    'rows, discount and shipping are the sum of the order',
    `select o.id from customer_order o join order_row r on r.order_id = o.id group by o.id
      having sum(r.total_selling_inc_vat) <> o.item_value_inc_vat
        or o.item_value_inc_vat - o.fixed_discount_inc_vat + o.shipping_fee_inc_vat <> o.total_inc_vat`,
  ],
  [
    'a card holds what was not spent of it',
    `select c.code from gift_card c left join gift_card_spending s on s.code = c.code group by c.code, c.value, c.balance
      having c.balance + coalesce(sum(s.amount), 0) <> c.value`,
  ],
  ['no balance is below zero', `select user_id from customer_balance where amount < 0`],
  [
    'a cancelled order has given card, balance and code back',
    `select o.id from customer_order o where o.status = 'cancelled' and (
      exists (select from gift_card_spending s where s.order_id = o.id)
      or exists (select from balance_spending b where b.order_id = o.id)
      or exists (select from promo_use u where u.order_id = o.id))`,
  ],
  [
    'an order has used its code',
    `select o.id from customer_order o where o.status <> 'cancelled'
      and (o.promo_code <> '') <> exists (select from promo_use u where u.order_id = o.id and u.code = o.promo_code)`,
  ],
  [
    'a code counts as often as it may',
    `select l.code from promo_limit l join promo_use u on u.code = l.code group by l.code, l.most_uses having count(*) > l.most_uses`,
  ],
  ['no stock is below zero', `select sku_id from sku_stock where in_stock < 0 or oversellable < 0`],
];

/** Units of each size in stock and in orders that are not cancelled, each as `sku: units`. */
async function unitsBySku(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ sku_id: number; units: number }>`
    select s.sku_id, s.in_stock + s.oversellable + coalesce((
      select sum(r.from_stock + r.from_oversellable) from order_row r join customer_order o on o.id = r.order_id
      where r.sku_id = s.sku_id and o.status <> 'cancelled'), 0) as units
    from sku_stock s`.execute(db);
  return new Map(rows.map(({ sku_id, units }) => [sku_id, Number(units)]));
}

/**
 * Searches orders, stock, payments, cards and codes for anything that does not add up. `stock` is what was in stock
 * before the first order, by SKU. Returns a line for each rule that is broken.
 */
export async function auditBooks(db: Database, stock: ReadonlyMap<number, number>): Promise<readonly string[]> {
  const issues: string[] = [];
  for (const [rule, offenders] of rules) {
    const { rows } = await sql.raw<Record<string, unknown>>(offenders).execute(db);
    if (rows.length > 0) issues.push(`${rule}: not for ${rows.map((row) => String(Object.values(row)[0])).join(', ')}`);
  }
  for (const [skuId, units] of await unitsBySku(db)) {
    const before = stock.get(skuId);
    if (before !== undefined && units !== before)
      issues.push(`sold and left are what was there: SKU ${String(skuId)} has ${String(units)} of ${String(before)}`);
  }
  return issues;
}
