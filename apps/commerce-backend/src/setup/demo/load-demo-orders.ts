import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@lyng/demo-catalogue';
import type { SourceBrand, SourceProduct } from '@lyng/model';
import { productPath } from '../../catalogue/core/site-paths.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { DAY_MS } from '../../platform/time.ts';
import { toAddress } from '../../shop/address.ts';
import { vatSplit } from '../../shop/pricing/vat-split.ts';
import { advanceOrders } from '../../shopping/fulfilment/advance-orders.ts';

/** By this content an order is known to be one of the demo's. */
const DEMO_ORDER = 'demo';
const DANISH_VAT_PERCENT = 25;

/** Days since each order was paid: still returnable, too old for that, and one from an hour ago. */
const orderAges = [
  { days: 45, quantities: [1, 1] },
  { days: 16, quantities: [4, 2, 1] },
  { days: 1 / 24, quantities: [1] },
] as const;

export interface DemoGoods {
  readonly products: readonly SourceProduct[];
  readonly brands: readonly SourceBrand[];
}

/** The columns of an amount with and without VAT. */
const amounts = <Name extends string>(name: Name, incVat: number) =>
  ({ [`${name}_inc_vat`]: incVat, [`${name}_ex_vat`]: vatSplit(incVat, DANISH_VAT_PERCENT).exVat }) as Record<
    `${Name}_inc_vat` | `${Name}_ex_vat`,
    number
  >;

const rowOf = (product: SourceProduct, { brands }: DemoGoods, quantity: number, index: number) => {
  const sku = product.skus[0];
  const [regular, selling] = [product.prices.dk?.regularIncVat ?? 0, product.prices.dk?.sellingIncVat ?? 0];
  return {
    row_number: index + 1,
    sku_id: sku?.skuId ?? 0,
    product_id: product.productId,
    article_number: sku?.articleNumber ?? '',
    gtin: sku?.gtin ?? '',
    name: product.name.da,
    variant: sku?.name ?? '',
    brand: brands.find(({ brandId }) => brandId === product.brandId)?.name ?? '',
    image: product.images[0]?.fileName ?? '',
    product_url: productPath(product.alias.da),
    quantity,
    // It was never taken from the demo's stock, so nothing of it comes back there.
    from_stock: 0,
    from_oversellable: 0,
    ...amounts('unit_regular', regular),
    ...amounts('unit_selling', selling),
    ...amounts('total_regular', regular * quantity),
    ...amounts('total_selling', selling * quantity),
  };
};

async function insertDemoOrder(
  transaction: DatabaseTransaction,
  rows: readonly ReturnType<typeof rowOf>[],
  customer: { readonly userId: string; readonly email: string; readonly address: string },
  paidAt: Date,
): Promise<void> {
  const sum = (of: (row: ReturnType<typeof rowOf>) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const total = { incVat: sum((row) => row.total_selling_inc_vat), exVat: sum((row) => row.total_selling_ex_vat) };
  const { id } = await transaction
    .insertInto('customer_order')
    .values({
      public_id: randomUUID(),
      cart_id: randomUUID(),
      user_id: customer.userId,
      content_hash: DEMO_ORDER,
      market: 'dk',
      language: 'da',
      currency: 'DKK',
      status: 'received',
      email: customer.email,
      identity_number: '',
      customer_type: 'PERSON',
      billing_address: customer.address,
      shipping_address: null,
      shipping_id: 1,
      payment_id: 23,
      pickup_point: '',
      message: '',
      promo_code: '',
      campaign_names: '[]',
      item_value_inc_vat: total.incVat,
      item_value_ex_vat: total.exVat,
      regular_value_inc_vat: sum((row) => row.total_regular_inc_vat),
      regular_value_ex_vat: sum((row) => row.total_regular_ex_vat),
      ...amounts('fixed_discount', 0),
      ...amounts('shipping_fee', 0),
      total_inc_vat: total.incVat,
      total_ex_vat: total.exVat,
      redirect_url: '',
      checkout_page_url: '',
      created_at: paidAt,
      updated_at: paidAt,
      completed_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_row')
    .values(rows.map((row) => ({ ...row, order_id: id })))
    .execute();
  await transaction
    .insertInto('payment')
    .values({
      uid: randomUUID(),
      order_id: id,
      state: 'captured',
      nonce: '',
      amount: total.incVat,
      currency: 'DKK',
      created_at: paidAt,
      settled_at: paidAt,
    })
    .execute();
}

/** Gives the first of the demo's customers some orders, if there are none: one is on its way, others are delivered. */
export async function loadDemoOrders(db: Database, goods: DemoGoods, now: Date): Promise<void> {
  const customer = demoAccounts[0];
  const account =
    customer && (await db.selectFrom('account').select('id').where('email', '=', customer.email).executeTakeFirst());
  if (!customer || !account) return;
  const userId = String(account.id);
  const products = goods.products.filter(({ images, skus }) => images.length > 0 && skus.length > 1);
  await inTransaction(db, async (transaction) => {
    const there = transaction.selectFrom('customer_order').select('id').where('user_id', '=', userId);
    if ((await there.executeTakeFirst()) !== undefined) return;
    let next = 0;
    for (const { days, quantities } of orderAges) {
      const rows = quantities.flatMap((quantity, index) => {
        const product = products[(next += 1)];
        return product === undefined ? [] : [rowOf(product, goods, quantity, index)];
      });
      if (rows.length === 0) return;
      const buyer = { userId, email: customer.email, address: JSON.stringify(toAddress(customer.address)) };
      await insertDemoOrder(transaction, rows, buyer, new Date(now.getTime() - days * DAY_MS));
    }
  });
  await advanceOrders(
    {
      db,
      report: (error) => {
        throw error;
      },
    },
    now,
  );
}

/** Deletes them, when the demo's customers go. */
export async function removeDemoOrders(db: Database, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('customer_order')
    .where('user_id', 'in', userIds)
    .where('content_hash', '=', DEMO_ORDER)
    .execute();
}
