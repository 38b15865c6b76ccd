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
  };
}
