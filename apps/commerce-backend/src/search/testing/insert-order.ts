import { randomUUID } from 'node:crypto';
import type { SourceProduct } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { OrderStatus } from '../../shopping/orders/order-tables.ts';

const noAddress = JSON.stringify({});
const at = new Date('2026-03-01T10:00:00Z');

/** The bought products count, not their prices. */
const money = {
  item_value_inc_vat: 0,
  item_value_ex_vat: 0,
  regular_value_inc_vat: 0,
  regular_value_ex_vat: 0,
  fixed_discount_inc_vat: 0,
  fixed_discount_ex_vat: 0,
  shipping_fee_inc_vat: 0,
  shipping_fee_ex_vat: 0,
  total_inc_vat: 0,
  total_ex_vat: 0,
};

const texts = {
  content_hash: '',
  market: 'se',
  language: 'sv',
  currency: 'SEK',
  email: '',
  identity_number: '',
  customer_type: 'PERSON',
  pickup_point: '',
  message: '',
  promo_code: '',
  redirect_url: '',
  checkout_page_url: '',
} as const;

const amounts = {
  unit_regular_inc_vat: 0,
  unit_regular_ex_vat: 0,
  unit_selling_inc_vat: 0,
  unit_selling_ex_vat: 0,
  total_regular_inc_vat: 0,
  total_regular_ex_vat: 0,
  total_selling_inc_vat: 0,
  total_selling_ex_vat: 0,
};

const rowOf = ({ productId, articleNumber, skus }: SourceProduct, orderId: number, index: number) => ({
  order_id: orderId,
  row_number: index,
  sku_id: skus[0]?.skuId ?? 0,
  product_id: productId,
  article_number: articleNumber,
  gtin: '',
  name: '',
  variant: '',
  brand: '',
  image: '',
  product_url: '',
  quantity: 1,
  from_stock: 1,
  from_oversellable: 0,
  ...amounts,
});

/** Puts an order of some products into the database, as if it had been placed. */
export async function insertOrder(
  db: Database,
  status: OrderStatus,
  products: readonly SourceProduct[],
): Promise<void> {
  const { id } = await db
    .insertInto('customer_order')
    .values({
      public_id: randomUUID(),
      cart_id: randomUUID(),
      status,
      billing_address: noAddress,
      shipping_address: null,
      shipping_id: 1,
      payment_id: 1,
      campaign_names: '[]',
      created_at: at,
      updated_at: at,
      completed_at: status === 'received' ? at : null,
      ...texts,
      ...money,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_row')
    .values(products.map((product, index) => rowOf(product, id, index)))
    .execute();
}
