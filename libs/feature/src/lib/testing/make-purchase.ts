import type { PurchasedOrder, ShopEvents } from '../contracts/events.ts';

/** An order of one line, as statistics count it. */
export const makePurchasedOrder = (more: Partial<PurchasedOrder> = {}): PurchasedOrder => ({
  orderId: '1001',
  currency: 'DKK',
  firstName: 'Karen',
  lastName: 'Jensen',
  zip: '2200',
  nthPurchase: 1,
  promoCode: '',
  lines: [
    {
      articleNumber: 'LY-1001',
      name: 'Solveig hvid lædersneaker',
      brand: 'Havnemark',
      variant: '38',
      colour: 'Hvid',
      quantity: 2,
      selling: 119800,
      regular: 119800,
      discountPercentage: 0,
      isGiftCard: false,
    },
  ],
  itemValue: { incVat: 119800, exVat: 95840 },
  total: { incVat: 119800, exVat: 95840, vat: 23960 },
  discount: { incVat: 0 },
  shipping: { incVat: 0, exVat: 0 },
  fixedDiscount: { incVat: 0, exVat: 0 },
  ...more,
});

/** The purchase of such an order, out of that cart. */
export const makePurchase = (
  cartId = 'cart-1',
  more: Partial<PurchasedOrder> = {},
): ShopEvents['checkout/event/purchaseCompleted'] => ({
  cartId,
  email: 'karen@example.com',
  confirmation: makePurchasedOrder(more),
});
