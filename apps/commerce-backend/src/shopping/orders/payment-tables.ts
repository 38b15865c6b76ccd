import type { Generated } from 'kysely';

export type PaymentState = 'pending' | 'captured' | 'declined' | 'cancelled' | 'expired';

export interface PaymentTables {
  payment: {
    uid: string;
    order_id: number;
    state: PaymentState;
    nonce: string;
    amount: number;
    currency: string;
    created_at: Date;
    settled_at: Date | null;
    /** The code that the shopper's bank requires; `null` until the card was submitted. */
    code: Generated<string | null>;
    wrong_codes: Generated<number>;
  };
}
