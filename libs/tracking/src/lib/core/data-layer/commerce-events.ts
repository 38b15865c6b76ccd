import type { CheckoutCart, CurrencyCode } from '@lyng/model';
import type { DataLayerEvent } from './data-layer-event.ts';
import { itemOf, majorUnits } from './tracked-item.ts';
import type { ItemDetails, TrackedProduct } from './tracked-item.ts';

/** Products of a list that came into view together. */
export function viewItemList(
  list: string,
  seen: readonly { readonly product: TrackedProduct; readonly position: number }[],
): DataLayerEvent {
  const items = seen.map(({ product, position }) => itemOf(product, { list, position }));
  return { event: 'view_item_list', ecommerce: { item_list_name: list, items } };
}

/** A product was chosen from a list. */
export const selectItem = (list: string, product: TrackedProduct, position: number): DataLayerEvent => ({
  event: 'select_item',
  ecommerce: { item_list_name: list, items: [itemOf(product, { list, position })] },
});

/** An event of one product. */
export const productEvent = (
  event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist',
  currency: CurrencyCode,
  product: TrackedProduct,
  { quantity = 1, size }: Pick<ItemDetails, 'quantity' | 'size'> = {},
): DataLayerEvent => ({
  event,
  ecommerce: {
    currency,
    value: majorUnits(product.unitPrice.selling.incVat * quantity),
    items: [itemOf(product, { quantity, size })],
  },
});

/** The checkout was opened with a cart; a line without a price, which the server still works out, counts as nothing. */
export const beginCheckout = (
  currency: CurrencyCode,
  { lines, promoCode = '' }: Pick<CheckoutCart, 'lines' | 'promoCode'>,
): DataLayerEvent => ({
  event: 'begin_checkout',
  ecommerce: {
    currency,
    value: majorUnits(lines.reduce((sum, { totalPrice }) => sum + (totalPrice?.selling.incVat ?? 0), 0)),
    ...(promoCode !== '' && { coupon: promoCode }),
    items: lines.map(({ product, reference, quantity }) =>
      itemOf(product, { quantity, size: product.skus.find(({ skuId }) => skuId === reference.skuId)?.name }),
    ),
  },
});
