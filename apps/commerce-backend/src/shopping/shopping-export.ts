import { sql } from 'kysely';
import { exportRows, ofUser } from '../platform/customer-export.ts';
import type { CustomerExport, ExportedCustomer } from '../platform/customer-hooks.ts';
import { orderMailKeys } from './order-mail-keys.ts';

const ofOrders =
  (column = 'order_id') =>
  ({ userId }: ExportedCustomer) =>
    sql`${sql.ref(column)} in (select id from customer_order where user_id = ${userId})`;

/** The carts of the customer's orders, and the one that the account remembers. */
const ofCarts =
  (column = 'cart_id') =>
  ({ userId, cartId }: ExportedCustomer) =>
    sql`${sql.ref(column)} in
      (select cart_id from customer_order where user_id = ${userId} union select ${cartId ?? null}::uuid)`;

/** Orders with all that belongs to them, vouchers, money, and carts with their checkout forms. */
export const shoppingExports: readonly CustomerExport[] = [
  {
    table: 'customer_order',
    name: 'orders',
    rows: async (db, { userId }) => {
      const orders = await db
        .selectFrom('customer_order')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return orders.map(({ content_hash: _internal, placed_from: _network, ...order }) => order);
    },
  },
  exportRows('orderLines', 'order_row', ofOrders(), { order: 'order_id, row_number' }),
  exportRows('payments', 'payment', ofOrders(), {
    columns: 'order_id, state, amount, currency, created_at, settled_at',
    order: 'order_id',
  }),
  exportRows('usedCodes', 'promo_use', ofOrders(), { columns: 'order_id, code', order: 'order_id' }),
  {
    table: 'outbox_mail',
    name: 'orderMails',
    rows: async (db, customer) =>
      db
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject', 'language', 'created_at'])
        .where('unique_key', 'in', ['', ...(await orderMailKeys(db, customer))])
        .orderBy('id')
        .execute(),
  },
  exportRows('parcels', 'parcel', ofOrders(), { order: 'id' }),
  exportRows('returns', 'order_return', ofOrders(), {
    from: 'order_return join order_return_row on return_id = order_return.id',
    columns: 'id, order_id, kind, row_number, quantity, reason, created_at, received_at',
    order: 'id, row_number',
  }),
  exportRows('refunds', 'order_refund', ofOrders(), { order: 'id' }),
  exportRows('membership', 'loyalty_contact', ofUser, { order: 'id' }),
  exportRows('vouchers', 'voucher', ofUser, { order: 'id' }),
  exportRows('balances', 'customer_balance', ofUser, { order: 'currency' }),
  exportRows('balanceTransactions', 'balance_transaction', ofUser, { order: 'id' }),
  exportRows('balanceSpendings', 'balance_spending', ofUser, { order: 'order_id' }),
  exportRows('boughtGiftCards', 'gift_card', ofOrders('bought_with'), { order: 'code' }),
  exportRows('giftCardSpendings', 'gift_card_spending', ofOrders(), { order: 'order_id' }),
  exportRows('carts', 'cart', ofCarts('id'), { order: 'created_at' }),
  exportRows('cartLines', 'cart_line', ofCarts(), { order: 'position' }),
  exportRows('cartGiftCards', 'cart_gift_card', ofCarts(), { order: 'cart_id' }),
  exportRows('checkoutForms', 'checkout', ofCarts(), { order: 'cart_id' }),
];
