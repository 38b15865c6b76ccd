export interface GiftCardTables {
  gift_card: {
    code: string;
    currency: string;
    value: number;
    balance: number;
    bought_with: number | null;
    created_at: Date;
    expires_at: Date;
  };
  /** The gift card that an order was paid with. A cancelled order has no row: the money is back on the card. */
  gift_card_spending: {
    order_id: number;
    code: string;
    amount: number;
  };
  cart_gift_card: {
    cart_id: string;
    code: string;
  };
}
