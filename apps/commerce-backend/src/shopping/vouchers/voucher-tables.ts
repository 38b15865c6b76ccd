import type { Generated } from 'kysely';

export interface VoucherTables {
  voucher: {
    /** In capitals, as codes are stored. */
    id: string;
    /** Its owner: the `sid` of the token that may use it. */
    user_id: string;
    currency: string;
    amount: number;
    created_at: Date;
    expires_at: Date;
    /** When it was redeemed outside of the shop; what an order used it for is in `promo_use`. */
    redeemed_at: Generated<Date | null>;
  };
}
