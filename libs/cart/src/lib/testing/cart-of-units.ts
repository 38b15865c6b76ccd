import { makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';

/** Units by size. */
export type Units = Readonly<Record<number, number>>;

/** A product with one size. */
const shoe = (skuId: number) => ({
  ...makeProductSummary({ productId: skuId, name: `Shoe ${skuId}` }),
  skus: [makeSku(skuId, '38', makeStock(50))],
});

/** A cart with so many units of each size. */
export const cartOfUnits = (id: string, units: Units, more: Parameters<typeof makeCart>[0] = {}) =>
  makeCart({
    id,
    items: Object.entries(units).map(([skuId, quantity]) =>
      makeCartItem({ skuId: Number(skuId), quantity, product: shoe(Number(skuId)) }),
    ),
    ...more,
  });
