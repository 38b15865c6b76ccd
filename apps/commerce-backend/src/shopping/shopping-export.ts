import type { CustomerExport, ExportedCustomer } from '../platform/customer-hooks.ts';
import type { Database } from '../platform/database/database.ts';
import { giftCardsKey } from './gift-cards/issue-gift-cards.ts';
import { orderConfirmationKey } from './orders/queue-order-confirmation.ts';
import { refundMailKey } from './returns/refund-mail.ts';
import { returnMailKey } from './returns/return-mail.ts';

const ordersOf = (db: Database, { userId }: ExportedCustomer) =>
  db.selectFrom('customer_order').where('user_id', '=', userId);

const orderIds = (db: Database, customer: ExportedCustomer) => ordersOf(db, customer).select('id');

/** The carts of the customer's orders, and the one that the account remembers. */
const cartIds = async (db: Database, customer: ExportedCustomer): Promise<readonly string[]> => {
  const ordered = await ordersOf(db, customer).select('cart_id').execute();
  return [...ordered.map(({ cart_id: id }) => id), ...(customer.cartId === undefined ? [] : [customer.cartId])];
};

/** Without a cart there is no query. */
const ofCarts =
  (rows: (db: Database, ids: readonly string[]) => Promise<readonly object[]>): CustomerExport['rows'] =>
  async (db, customer) => {
    const ids = await cartIds(db, customer);
    return ids.length === 0 ? [] : rows(db, ids);
  };

const orderExports: readonly CustomerExport[] = [
  {
    table: 'customer_order',
    name: 'orders',
    rows: async (db, customer) => {
      const orders = await ordersOf(db, customer).selectAll().orderBy('id').execute();
      return orders.map(({ content_hash: _internal, placed_from: _network, ...order }) => order);
    },
  },
  {
    table: 'order_row',
    name: 'orderLines',
    rows: (db, customer) =>
      db
        .selectFrom('order_row')
        .selectAll()
        .where('order_id', 'in', orderIds(db, customer))
        .orderBy('order_id')
        .orderBy('row_number')
        .execute(),
  },
  {
    table: 'payment',
    name: 'payments',
    rows: (db, customer) =>
      db
        .selectFrom('payment')
        .select(['order_id', 'state', 'amount', 'currency', 'created_at', 'settled_at'])
        .where('order_id', 'in', orderIds(db, customer))
        .orderBy('order_id')
        .execute(),
  },
  {
    table: 'promo_use',
    name: 'usedCodes',
    rows: (db, customer) =>
      db
        .selectFrom('promo_use')
        .select(['order_id', 'code'])
        .where('order_id', 'in', orderIds(db, customer))
        .orderBy('order_id')
        .execute(),
  },
  {
    table: 'outbox_mail',
    name: 'orderMails',
    rows: async (db, customer) => {
      const ids = await orderIds(db, customer).execute();
      if (ids.length === 0) return [];
      const returns = await db
        .selectFrom('order_return')
        .select('id')
        .where('order_id', 'in', orderIds(db, customer))
        .execute();
      const keys = [
        ...ids.flatMap(({ id }) => [orderConfirmationKey(id), giftCardsKey(id)]),
        ...returns.flatMap(({ id }) => [returnMailKey(id), refundMailKey(id)]),
      ];
      return db
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject', 'language', 'created_at'])
        .where('unique_key', 'in', keys)
        .orderBy('id')
        .execute();
    },
  },
];

const afterOrderExports: readonly CustomerExport[] = [
  {
    table: 'parcel',
    name: 'parcels',
    rows: (db, customer) =>
      db.selectFrom('parcel').selectAll().where('order_id', 'in', orderIds(db, customer)).orderBy('id').execute(),
  },
  {
    table: 'order_return',
    name: 'returns',
    rows: (db, customer) =>
      db
        .selectFrom('order_return')
        .innerJoin('order_return_row', 'order_return_row.return_id', 'order_return.id')
        .select(['id', 'order_id', 'kind', 'row_number', 'quantity', 'reason', 'created_at', 'received_at'])
        .where('order_id', 'in', orderIds(db, customer))
        .orderBy('id')
        .orderBy('row_number')
        .execute(),
  },
  {
    table: 'order_refund',
    name: 'refunds',
    rows: (db, customer) =>
      db.selectFrom('order_refund').selectAll().where('order_id', 'in', orderIds(db, customer)).orderBy('id').execute(),
  },
];

const moneyExports: readonly CustomerExport[] = [
  {
    table: 'loyalty_contact',
    name: 'membership',
    rows: (db, { userId }) => db.selectFrom('loyalty_contact').selectAll().where('user_id', '=', userId).execute(),
  },
  {
    table: 'voucher',
    name: 'vouchers',
    rows: (db, { userId }) =>
      db.selectFrom('voucher').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  },
  {
    table: 'customer_balance',
    name: 'balances',
    rows: (db, { userId }) =>
      db.selectFrom('customer_balance').selectAll().where('user_id', '=', userId).orderBy('currency').execute(),
  },
  {
    table: 'balance_transaction',
    name: 'balanceTransactions',
    rows: (db, { userId }) =>
      db.selectFrom('balance_transaction').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  },
  {
    table: 'balance_spending',
    name: 'balanceSpendings',
    rows: (db, { userId }) =>
      db.selectFrom('balance_spending').selectAll().where('user_id', '=', userId).orderBy('order_id').execute(),
  },
  {
    table: 'gift_card',
    name: 'boughtGiftCards',
    rows: (db, customer) =>
      db
        .selectFrom('gift_card')
        .selectAll()
        .where('bought_with', 'in', orderIds(db, customer))
        .orderBy('code')
        .execute(),
  },
  {
    table: 'gift_card_spending',
    name: 'giftCardSpendings',
    rows: (db, customer) =>
      db
        .selectFrom('gift_card_spending')
        .selectAll()
        .where('order_id', 'in', orderIds(db, customer))
        .orderBy('order_id')
        .execute(),
  },
];

const cartExports: readonly CustomerExport[] = [
  {
    table: 'cart',
    name: 'carts',
    rows: ofCarts((db, ids) =>
      db.selectFrom('cart').selectAll().where('id', 'in', ids).orderBy('created_at').execute(),
    ),
  },
  {
    table: 'cart_line',
    name: 'cartLines',
    rows: ofCarts((db, ids) =>
      db.selectFrom('cart_line').selectAll().where('cart_id', 'in', ids).orderBy('position').execute(),
    ),
  },
  {
    table: 'cart_gift_card',
    name: 'cartGiftCards',
    rows: ofCarts((db, ids) => db.selectFrom('cart_gift_card').selectAll().where('cart_id', 'in', ids).execute()),
  },
  {
    table: 'checkout',
    name: 'checkoutForms',
    rows: ofCarts((db, ids) => db.selectFrom('checkout').selectAll().where('cart_id', 'in', ids).execute()),
  },
];

/** Orders with all that belongs to them, vouchers, money, and carts with their checkout forms. */
export const shoppingExports: readonly CustomerExport[] = [
  ...orderExports,
  ...afterOrderExports,
  ...moneyExports,
  ...cartExports,
];
