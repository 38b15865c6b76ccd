import { parseLowestPrice, parsePrice } from '@lyng/commerce-client';
import { colourOf, textLanguageOf } from '@lyng/model';
import type { AppliedCampaign, CartItem, LowestPrice, Price, ProductSummary, Sku, Stock } from '@lyng/model';
import type { CartItemFieldsFragment } from './cart-item-fields.generated.ts';

type WireProduct = NonNullable<CartItemFieldsFragment['product']>;
type WireSku = NonNullable<NonNullable<WireProduct['skus']>[number]>;
type WireStock = NonNullable<WireProduct['totalStock']>;
type WireCampaigns = NonNullable<CartItemFieldsFragment['campaign']>['appliedCampaigns'];

const present = <Value>(values: readonly (Value | null)[] | null): readonly Value[] =>
  (values ?? []).filter((value): value is NonNullable<Value> & Value => value !== null);

/** Campaigns of a cart or a line; one without a name has nothing to show and counts as hidden. */
export const parseCampaigns = (campaigns: WireCampaigns): readonly AppliedCampaign[] =>
  present(campaigns).map(({ name, hideTitle }) => ({ name: name ?? '', hideTitle: hideTitle === true || !name }));

const parseStock = (stock: WireStock | null, incoming: string | null): Stock => ({
  inStock: stock?.inStock ?? 0,
  oversellable: stock?.oversellable ?? 0,
  static: stock?.static ?? 0,
  totalStock: stock?.totalStock ?? 0,
  incoming,
});

const parseSku = (sku: WireSku): Sku => ({
  skuId: sku.skuId,
  articleNumber: sku.articleNumber,
  name: sku.name ?? '',
  stock: parseStock(sku.stock, sku.incoming),
});

/** A product that carries no 30-day history has never been cheaper than it is. */
const unreduced = (price: Price): LowestPrice => ({
  isDiscounted: false,
  discountPercentage: 0,
  comparison: price.selling,
  lowest: price.selling,
  selling: price.selling,
});

function parseProduct(product: WireProduct, fallbackPrice: Price): ProductSummary & { readonly skus: readonly Sku[] } {
  const unitPrice = parsePrice(product.unitPrice) ?? fallbackPrice;
  const textLanguage = textLanguageOf(product.parameterGroups);
  const colour = colourOf(product.parameterGroups);
  return {
    productId: product.productId,
    articleNumber: product.articleNumber ?? '',
    alias: product.alias,
    name: product.name ?? '',
    ...(textLanguage !== undefined && { textLanguage }),
    brandName: product.brand?.name ?? '',
    ...(colour !== undefined && { colour }),
    discountType: product.discountType ?? 'NONE',
    images: present(product.productImages).map(({ fileName, tags }) => ({ fileName, tags: present(tags) })),
    unitPrice,
    lowestPrice: parseLowestPrice(product.lowestPrice, unitPrice.selling) ?? unreduced(unitPrice),
    totalStock: parseStock(product.totalStock, null),
    skus: present(product.skus).map(parseSku),
  };
}

/** One line of the wire; `null` when it lacks what a line cannot be shown without. */
export function parseCartItem(item: CartItemFieldsFragment): CartItem | null {
  const unitPrice = parsePrice(item.unitPrice);
  const totalPrice = parsePrice(item.totalPrice);
  if (!item.product || !unitPrice || !totalPrice) return null;
  return {
    id: item.id,
    skuId: item.skuId,
    quantity: item.quantity,
    unitPrice,
    totalPrice,
    campaign: {
      appliedCampaigns: parseCampaigns(item.campaign?.appliedCampaigns ?? null),
      prices: present(item.campaign?.prices ?? null).flatMap(({ quantity, price: wirePrice }) => {
        const price = parsePrice(wirePrice);
        return price ? [{ quantity, price }] : [];
      }),
    },
    product: parseProduct(item.product, unitPrice),
    ...(item.isCampaignFreeGift && { isFreeGift: true }),
  };
}
