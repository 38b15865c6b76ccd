import type { Cart, CartItem } from '../cart.ts';
import { makeMoney, makePrice } from './make-price.ts';
import { makeProductSummary, makeSku } from './make-product.ts';

export const makeCartItem = (more: Partial<CartItem> = {}): CartItem => {
  const skuId = more.skuId ?? 5001;
  const quantity = more.quantity ?? 1;
  return {
    id: `line-${skuId}`,
    skuId,
    quantity,
    unitPrice: makePrice(59900),
    totalPrice: makePrice(59900 * quantity),
    campaign: { appliedCampaigns: [], prices: [] },
    product: { ...makeProductSummary(), skus: [makeSku(skuId)] },
    ...more,
  };
};

/** A cart whose amounts add up to its items; shipping costs 49 kr. and is free from 499 kr. on. */
export function makeCart(more: Partial<Cart> = {}): Cart {
  const items = more.items ?? [makeCartItem()];
  const subTotal = items.reduce((sum, item) => sum + item.totalPrice.selling.incVat, 0);
  const fee = items.length === 0 || subTotal >= 49900 ? 0 : 4900;
  const left = Math.max(0, 49900 - subTotal);
  return {
    id: 'c0ffee00-0000-4000-8000-000000000001',
    promoCode: '',
    isCompleted: false,
    appliedCampaigns: [],
    items,
    summary: {
      fixedAmountDiscount: { incVat: 0, exVat: 0 },
      balance: { pending: 0, pendingFormatted: '0 kr.', totalSellingPriceExBalance: makeMoney(subTotal + fee) },
      subTotal: makePrice(subTotal),
      shipping: {
        amountLeftToFreeShipping: left,
        amountLeftToFreeShippingFormatted: makeMoney(left).incVatFormatted,
        fee: makeMoney(fee),
        isDefault: true,
        arrivesOn: '',
      },
      total: makePrice(subTotal + fee),
      vatFormatted: makeMoney(makePrice(subTotal + fee).vat).incVatFormatted,
    },
    ...more,
  };
}
