import type { Language } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CartRecord } from './cart-store.ts';
import type { CartPrices } from './core/price-cart.ts';
import { priceCart } from './core/price-cart.ts';
import { shippingOptionOrDefault } from './core/shipping-options.ts';
import type { ShippingOption } from './core/shipping-options.ts';
import { findPromo } from './promo-store.ts';

export interface CartLineFacts {
  readonly id: string;
  readonly skuId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly message: string;
  readonly campaigns: readonly LineCampaign[];
}

/** A campaign of the price list, under which a product is sold. */
export interface LineCampaign {
  readonly campaignId: number;
  readonly alias: string;
  readonly name: Record<Language, string>;
  readonly hideTitle: boolean;
  readonly percentOff: number;
}

/** A cart with its lines priced by the market's price list as it is now. */
export interface PricedCart {
  readonly record: CartRecord;
  readonly scope: Scope;
  readonly lines: readonly CartLineFacts[];
  readonly prices: CartPrices;
  readonly shipping: ShippingOption;
  /** The shopper chose a shipping option in checkout. */
  readonly shippingIsChosen: boolean;
}

/** A SKU that left the catalogue, or that the market has no price for, is no longer in the cart: it cannot be sold. */
const readLines = (db: Database, cartId: string, market: string) =>
  db
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.sku_id', 'cart_line.sku_id')
    .innerJoin('product_price', 'product_price.product_id', 'sku.product_id')
    .select([
      'cart_line.id',
      'cart_line.sku_id as skuId',
      'cart_line.quantity',
      'cart_line.message',
      'sku.product_id as productId',
      'product_price.regular_inc_vat as unitRegular',
      'product_price.selling_inc_vat as unitSelling',
    ])
    .where('cart_line.cart_id', '=', cartId)
    .where('product_price.market', '=', market)
    .orderBy('cart_line.position')
    .execute();

const readCampaigns = async (db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly LineCampaign[]>> => {
  const byProduct = new Map<number, LineCampaign[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_campaign')
    .innerJoin('campaign', 'campaign.campaign_id', 'product_campaign.campaign_id')
    .innerJoin('product', 'product.product_id', 'product_campaign.product_id')
    .select(['product.product_id', 'campaign.campaign_id', 'campaign.alias', 'campaign.name', 'campaign.hide_title', 'campaign.percent_off'])
    .where('product.product_id', 'in', productIds)
    .where('product.discount_type', '=', 'PRICE_CAMPAIGN')
    .orderBy('campaign.campaign_id')
    .execute();
  for (const row of rows) {
    const campaign = { campaignId: row.campaign_id, alias: row.alias, name: row.name, hideTitle: row.hide_title, percentOff: row.percent_off };
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), campaign]);
  }
  return byProduct;
};

/** Reads and prices the cart for a market; nothing that a client sent decides a price. */
export async function readCart(db: Database, record: CartRecord, scope: Scope): Promise<PricedCart> {
  const rows = await readLines(db, record.id, scope.market.alias);
  const campaigns = await readCampaigns(db, rows.map((row) => row.productId));
  const promo = await findPromo(db, record.promoCode);
  const checkout = await db.selectFrom('checkout').select('shipping_id').where('cart_id', '=', record.id).executeTakeFirst();
  const shippingId = checkout?.shipping_id ?? null;
  const shipping = shippingOptionOrDefault(scope.market.alias, shippingId);
  return {
    record,
    scope,
    lines: rows.map(({ id, skuId, productId, quantity, message }) => ({
      id, skuId, productId, quantity, message,
      campaigns: campaigns.get(productId) ?? [],
    })),
    prices: priceCart({ market: scope.market.alias, vatPercent: scope.market.vatPercent, lines: rows, promo, shipping }),
    shipping,
    shippingIsChosen: shippingId !== null,
  };
}
