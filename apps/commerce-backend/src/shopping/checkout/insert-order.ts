import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { cartCampaigns } from '../cart/present-campaigns.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import type { CheckoutDraft } from '../checkout/core/checkout-state.ts';
import { draftColumns } from './checkout-store.ts';
import { spendBalance } from '../balance/balance-store.ts';
import { spend } from '../gift-cards/gift-card-store.ts';
import { usePromo } from '../promotions/promo-limits.ts';
import type { OrderTables } from '../orders/order-tables.ts';
import type { StockTaken } from '../orders/take-stock.ts';
import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import { productPath } from '../../catalogue/core/site-paths.ts';

export interface OrderToInsert {
  readonly cart: PricedCart;
  readonly draft: CheckoutDraft & { readonly shippingId: number; readonly paymentId: number };
  readonly taken: ReadonlyMap<number, StockTaken>;
  readonly columns: Pick<
    Insertable<OrderTables['customer_order']>,
    'checkout_page_url' | 'content_hash' | 'newsletter' | 'placed_from' | 'redirect_url' | 'user_id'
  >;
  readonly now: Date;
}

const orderValues = ({ cart, draft, columns, now }: OrderToInsert) => {
  const { prices, scope, record } = cart;
  return {
    ...columns,
    public_id: randomUUID(),
    cart_id: record.id,
    market: scope.market.alias,
    language: scope.language,
    currency: scope.market.currency,
    status: 'pending-payment' as const,
    ...draftColumns(draft),
    shipping_id: draft.shippingId,
    payment_id: draft.paymentId,
    promo_code: prices.effectivePromo?.code ?? '',
    campaign_names: JSON.stringify(
      cartCampaigns(cart)
        .filter(({ hideTitle }) => !hideTitle)
        .map(({ name }) => name),
    ),
    item_value_inc_vat: prices.subTotal.selling.incVat,
    item_value_ex_vat: prices.subTotal.selling.exVat,
    regular_value_inc_vat: prices.subTotal.regular.incVat,
    regular_value_ex_vat: prices.subTotal.regular.exVat,
    fixed_discount_inc_vat: prices.fixedDiscount.incVat,
    fixed_discount_ex_vat: prices.fixedDiscount.exVat,
    shipping_fee_inc_vat: prices.shippingFee.incVat,
    shipping_fee_ex_vat: prices.shippingFee.exVat,
    total_inc_vat: prices.total.selling.incVat,
    total_ex_vat: prices.total.selling.exVat,
    created_at: now,
    updated_at: now,
    completed_at: null,
  };
};

/** A gift may be of a size that was bought too: what was taken of it is shared out, row by row. */
const rowShare = (left: StockTaken | undefined, quantity: number): StockTaken => {
  const fromStock = Math.min(left?.fromStock ?? 0, quantity);
  return { fromStock, fromOversellable: Math.min(left?.fromOversellable ?? 0, quantity - fromStock) };
};

const rowValues = async (transaction: DatabaseTransaction, orderId: number, { cart, taken }: OrderToInsert) => {
  const described = await describeProducts(
    transaction,
    cart.lines.map(({ skuId }) => skuId),
    cart.scope.language,
  );
  const left = new Map(taken);
  return cart.lines.flatMap((line, index) => {
    const prices = cart.prices.lines[index];
    const product = described.get(line.skuId);
    if (prices === undefined || product === undefined) return [];
    const from = rowShare(left.get(line.skuId), line.quantity);
    left.set(line.skuId, {
      fromStock: (left.get(line.skuId)?.fromStock ?? 0) - from.fromStock,
      fromOversellable: (left.get(line.skuId)?.fromOversellable ?? 0) - from.fromOversellable,
    });
    return [
      {
        order_id: orderId,
        row_number: index + 1,
        sku_id: line.skuId,
        product_id: line.productId,
        ...product,
        quantity: line.quantity,
        group_key: line.groupKey,
        is_gift_card: line.isGiftCard,
        from_stock: from.fromStock,
        from_oversellable: from.fromOversellable,
        unit_regular_inc_vat: prices.campaignUnit.regular.incVat,
        unit_regular_ex_vat: prices.campaignUnit.regular.exVat,
        unit_selling_inc_vat: prices.campaignUnit.selling.incVat,
        unit_selling_ex_vat: prices.campaignUnit.selling.exVat,
        total_regular_inc_vat: prices.total.regular.incVat,
        total_regular_ex_vat: prices.total.regular.exVat,
        total_selling_inc_vat: prices.total.selling.incVat,
        total_selling_ex_vat: prices.total.selling.exVat,
      },
    ];
  });
};

/**
 * Writes the order from the cart – names and prices are copied, whatever the catalogue becomes – and uses its code, its
 * gift card and its customer's balance.
 */
export async function insertOrder(
  transaction: DatabaseTransaction,
  order: OrderToInsert,
): Promise<{ readonly id: number; readonly publicId: string }> {
  const { id, public_id: publicId } = await transaction
    .insertInto('customer_order')
    .values(orderValues(order))
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_row')
    .values(await rowValues(transaction, id, order))
    .execute();
  const { record, prices, giftCard, customerBalance, scope } = order.cart;
  const code = prices.effectivePromo?.code;
  if (code !== undefined) await usePromo(transaction, id, { cartId: record.id, code, email: order.draft.email });
  if (giftCard !== undefined && giftCard.amount > 0) await spend(transaction, { orderId: id, ...giftCard });
  if (customerBalance !== undefined && customerBalance.amount > 0) {
    await spendBalance(
      transaction,
      id,
      { userId: customerBalance.userId, currency: scope.market.currency },
      customerBalance.amount,
    );
  }
  return { id, publicId };
}

interface ProductDescription {
  readonly article_number: string;
  readonly gtin: string;
  readonly name: string;
  readonly variant: string;
  readonly brand: string;
  readonly image: string;
  readonly product_url: string;
}

async function describeProducts(
  db: Database,
  skuIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ProductDescription>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .innerJoin('brand', 'brand.brand_id', 'product.brand_id')
    .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
    .select([
      'sku.sku_id',
      'sku.article_number',
      'sku.gtin',
      'sku.name as variant',
      'brand.name as brand',
      'product_text.name',
      'product_text.alias',
      sql<
        string | null
      >`(select file_name from image where image.product_id = product.product_id order by sort_order limit 1)`.as(
        'image',
      ),
    ])
    .where('sku.sku_id', 'in', skuIds)
    .where('product_text.language', '=', language)
    .execute();
  return new Map(
    rows.map(({ sku_id: skuId, alias, image, ...row }) => [
      skuId,
      { ...row, image: image ?? '', product_url: productPath(alias) },
    ]),
  );
}
