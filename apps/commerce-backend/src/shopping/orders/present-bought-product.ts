import type { BoughtProduct } from '../cart/cart-item-product.ts';
import type { OrderRow } from './order-store.ts';

/** The product of an order row as the row stored it. What rows do not store is empty where the API requires it. */
export const presentBoughtProduct = (row: OrderRow): BoughtProduct => ({
  skuId: row.sku_id,
  product: {
    productId: row.product_id,
    name: row.name,
    categoryId: 0,
    weight: 0,
    supplierId: 0,
    brand: { brandId: 0, name: row.brand },
    productImages: row.image === '' ? [] : [{ fileName: row.image, tags: [] }],
    skus: [
      {
        skuId: row.sku_id,
        productId: row.product_id,
        articleNumber: row.article_number,
        gtin: row.gtin,
        name: row.variant,
        weight: 0,
      },
    ],
  },
});
