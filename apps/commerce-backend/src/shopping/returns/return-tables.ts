import type { GeneratedAlways } from 'kysely';
import type { ReturnReason } from './core/return-reason.ts';

export interface ReturnTables {
  /** A buyer's registered return, or withdrawal from the purchase. */
  order_return: {
    /** The number that the buyer is given. */
    id: GeneratedAlways<number>;
    /** Unguessable: the address of the receipt. */
    public_id: string;
    order_id: number;
    kind: 'return' | 'withdrawal';
    /** Empty when nothing has to be sent. */
    carrier: string;
    label_code: string;
    created_at: Date;
    received_at: Date | null;
  };
  order_return_row: {
    return_id: number;
    row_number: number;
    quantity: number;
    reason: ReturnReason;
  };
  order_refund: {
    id: GeneratedAlways<number>;
    order_id: number;
    return_id: number;
    /** Of the order; 0 for what is not of a row, such as shipping. */
    row_number: number;
    /** Including VAT, in minor units. */
    amount: number;
    vat: number;
    /** Paid to a gift card or the customer's balance. */
    to_balance: boolean;
    created_at: Date;
  };
}
