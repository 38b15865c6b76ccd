import type { CustomerDeletion, DeletedCustomer } from '../platform/customer-hooks.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { giftCardsKey } from './gift-cards/issue-gift-cards.ts';
import { orderConfirmationKey } from './orders/order-confirmation.ts';
import { refundMailKey } from './returns/refund-mail.ts';
import { returnMailKey } from './returns/return-mail.ts';

const ordersOf = (transaction: DatabaseTransaction, { userId }: DeletedCustomer) =>
  transaction.selectFrom('customer_order').select(['id', 'cart_id']).where('user_id', '=', userId).execute();

/** The checkout forms of the customer's orders, and those with the same address. */
const deleteForms = async (transaction: DatabaseTransaction, customer: DeletedCustomer): Promise<void> => {
  const cartIds = (await ordersOf(transaction, customer)).map((order) => order.cart_id);
  await transaction
    .deleteFrom('checkout')
    .where(({ eb, fn, or }) =>
      or([
        eb(fn('lower', ['email']), '=', customer.email),
        ...(cartIds.length === 0 ? [] : [eb('cart_id', 'in', cartIds)]),
      ]),
    )
    .execute();
};

const deleteOrderMails = async (transaction: DatabaseTransaction, customer: DeletedCustomer): Promise<void> => {
  const orders = await ordersOf(transaction, customer);
  if (orders.length === 0) return;
  const orderIds = orders.map(({ id }) => id);
  const returns = await transaction.selectFrom('order_return').select('id').where('order_id', 'in', orderIds).execute();
  const keys = [
    ...orderIds.flatMap((id) => [orderConfirmationKey(id), giftCardsKey(id)]),
    ...returns.flatMap(({ id }) => [returnMailKey(id), refundMailKey(id)]),
  ];
  await transaction.deleteFrom('outbox_mail').where('unique_key', 'in', keys).execute();
};

/**
 * Deletes the checkout forms of a customer, the mails about orders, the membership with its points, vouchers and the balance. Orders stay, as the books
 * must stay, without their customer.
 */
export const shoppingDeletion: CustomerDeletion = {
  beforeAccount: deleteForms,
  afterAccount: async (transaction, customer) => {
    const { userId } = customer;
    await deleteOrderMails(transaction, customer);
    await transaction.deleteFrom('loyalty_contact').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('voucher').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('customer_balance').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('balance_transaction').where('user_id', '=', userId).execute();
    await transaction.updateTable('balance_spending').set({ user_id: '' }).where('user_id', '=', userId).execute();
    await transaction.updateTable('customer_order').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
};
