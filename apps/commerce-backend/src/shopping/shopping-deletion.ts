import type { CustomerDeletion, DeletedCustomer } from '../platform/customer-hooks.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { orderMailKeys } from './order-mail-keys.ts';

/** The checkout forms of the customer's orders, and those with the same address. */
const deleteForms = async (transaction: DatabaseTransaction, { userId, email }: DeletedCustomer): Promise<void> => {
  await transaction
    .deleteFrom('checkout')
    .where(({ eb, fn, or, selectFrom }) =>
      or([
        eb(fn('lower', ['email']), '=', email),
        eb('cart_id', 'in', selectFrom('customer_order').select('cart_id').where('user_id', '=', userId)),
      ]),
    )
    .execute();
};

/**
 * Deletes the checkout forms of a customer, the mails about orders, the membership with its points, vouchers and the balance. Orders stay, as the books
 * must stay, without their customer.
 */
export const shoppingDeletion: CustomerDeletion = {
  beforeAccount: deleteForms,
  afterAccount: async (transaction, customer) => {
    const { userId } = customer;
    const mails = ['', ...(await orderMailKeys(transaction, customer))];
    await transaction.deleteFrom('outbox_mail').where('unique_key', 'in', mails).execute();
    await transaction.deleteFrom('loyalty_contact').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('voucher').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('customer_balance').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('balance_transaction').where('user_id', '=', userId).execute();
    await transaction.updateTable('balance_spending').set({ user_id: '' }).where('user_id', '=', userId).execute();
    await transaction.updateTable('customer_order').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
};
