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
  };
}
