import type { IndexedProduct, IndexedSku } from '../../catalogue/snapshot/catalogue-index.ts';
import { toProductType } from '../../catalogue/wire/product-type.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { Language } from '@lyng/model';
import { decimal } from '../../shop/pricing/decimal.ts';
import { shownPercentage } from '../../shop/pricing/campaign-price.ts';
import { buyable } from '../../catalogue/core/stock.ts';
import { NEW_FOR } from '../../catalogue/lists/fixed-lists.ts';
import { totalStock } from '../../catalogue/wire/stock-type.ts';
import { productPath } from '../../catalogue/core/site-paths.ts';
import { writeTicket } from '../core/ticket.ts';
import type { SearchRequest } from '../request/search-request.ts';

const resolved = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value);

/** A row of products has hundreds of them; clients read what is missing as null. */
const withoutNull = (_key: string, value: unknown): unknown => (value === null ? undefined : value);

/** The fields of the shop's own product that each block holds. */
const blocks: Readonly<Record<string, readonly (keyof ReturnType<typeof toProductType>)[]>> = {
  ralph_data: [
    'productId',
    'alias',
    'name',
    'articleNumber',
    'brand',
    'unitPrice',
    'lowestPrice',
    'discountType',
    'parameterGroups',
    'discountCampaigns',
    'totalStock',
    'canonicalUrl',
    'firstAvailableOn',
    'productImages',
  ],
  ralph_data_skus: ['skus'],
  ralph_data_variant_dimensions: ['variantDimensions'],
  ralph_data_product_images: ['productImages'],
};

/** The requested blocks of product data, each a JSON text whose `json` holds the data. */
function presentCustom(
  product: IndexedProduct,
  names: readonly string[],
  view: View,
): Record<string, { id: string; label: string }[]> {
  const known = names.filter((name) => Object.hasOwn(blocks, name));
  const type = toProductType(product, view);
  return Object.fromEntries(
    known.map((name) => {
      const fields = blocks[name] ?? [];
      const json =
        fields.length === 1 && fields[0] !== undefined
          ? resolved(type[fields[0]])
          : Object.fromEntries(fields.map((field) => [field, resolved(type[field])]));
      return [name, [{ id: name, label: JSON.stringify({ json }, withoutNull) }]];
    }),
  );
}

/** The request that a response with products answers. */
interface Presenting {
  readonly view: View;
  readonly request: Pick<SearchRequest, 'presentCustom'>;
}

/** The search phrase, for the tickets. */
interface Presentation extends Presenting {
  readonly phrase: string;
}

const newLabel: Readonly<Record<Language, string>> = { da: 'Nyhed', sv: 'Nyhet', nb: 'Nyhet', fi: 'Uutuus' };

const badges = (product: IndexedProduct, { scope, now }: View) => {
  const price = product.prices[scope.market.alias];
  const percents = product.campaigns.map(({ percentOff }) => percentOff);
  const off = price === undefined ? 0 : shownPercentage(scope.market.alias, price.regular, price.selling, percents);
  return {
    primary: off > 0 ? [{ label: `-${off}\u00a0%`, theme: 'SALE' }] : [],
    secondary:
      now.getTime() - product.firstAvailableOn.getTime() < NEW_FOR
        ? [{ label: newLabel[scope.language], theme: 'NEW' }]
        : [],
  };
};

const toVariant = (product: IndexedProduct, sku: IndexedSku, { view, phrase }: Presentation) => {
  const price = product.prices[view.scope.market.alias];
  const { stock } = sku;
  const link = `${productPath(product.texts[view.scope.language].alias)}?sku=${sku.skuId}`;
  return {
    key: sku.articleNumber,
    ticket: writeTicket({ productId: product.productId, skuId: sku.skuId, phrase, language: view.scope.language }),
    size: sku.name,
    label: sku.name,
    stockNumber: stock.inStock,
    inStock: buyable(stock) > 0,
    link,
    listPrice: decimal(price?.regular ?? 0),
    sellingPrice: decimal(price?.selling ?? 0),
    prices: [],
    availability: [{ channel: 'ONLINE', stockNumber: stock.inStock }],
  };
};

const toProduct = (product: IndexedProduct, presentation: Presentation) => {
  const { view, phrase } = presentation;
  const custom = presentation.request.presentCustom;
  const text = product.texts[view.scope.language];
  const price = product.prices[view.scope.market.alias];
  const [list, selling] = [decimal(price?.regular ?? 0), decimal(price?.selling ?? 0)];
  return {
    key: product.articleNumber,
    title: text.name,
    name: text.name,
    brand: product.brand.name,
    description: text.description,
    link: productPath(text.alias),
    ticket: writeTicket({ productId: product.productId, skuId: 0, phrase, language: view.scope.language }),
    ...(product.ratingScore === null ? {} : { rating: product.ratingScore / 100 }),
    inStock: buyable(totalStock(product)) > 0,
    listPrice: { min: list, max: list },
    sellingPrice: { min: selling, max: selling },
    variants: product.skus.map((sku) => toVariant(product, sku, presentation)),
    badges: badges(product, view),
    imageInfo: {
      effect: product.images.length > 1 ? 'SWAP' : 'NONE',
      images: product.images.map(({ fileName }) => ({
        alt: `${text.name}, ${product.brand.name}`,
        sources: [{ url: `/product/${fileName}` }],
      })),
      ...(product.images[0] === undefined ? {} : { thumbnail: `/product/${product.images[0].fileName}` }),
    },
    swatch: { type: 'COLORS', colors: [product.colour.hex] },
    ...(custom.length === 0 ? {} : { custom: presentCustom(product, custom, view) }),
  };
};

/** Products of one model by their ordinals, the main one first. */
export interface Group {
  readonly key: number;
  readonly ordinals: readonly number[];
}

/** Groups the colours of a model, in the order of the best of each. */
export function groupModels(
  ordinals: Iterable<number>,
  { snapshot: { columns } }: Pick<View, 'snapshot'>,
): readonly Group[] {
  const groups = new Map<number, number[]>();
  for (const ordinal of ordinals) {
    const key = columns.groups[ordinal] ?? 0;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [ordinal]);
    else group.push(ordinal);
  }
  return [...groups].map(([key, members]) => ({ key, ordinals: members }));
}

/** The contract's `ProductGroup`s, of a search for a phrase. */
export async function toProductGroups(groups: readonly Group[], { view, request }: Presenting, phrase = '') {
  const { columns, documents } = view.snapshot;
  const ids = (ordinals: readonly number[]): number[] => ordinals.map((ordinal) => columns.ids[ordinal] ?? 0);
  const products = await documents.load(groups.flatMap(({ ordinals }) => ids(ordinals)));
  const shown = new Map(products.map((product) => [product.productId, product]));
  return groups.map(({ key, ordinals }) => ({
    key: String(key),
    remaining: 0,
    products: ids(ordinals)
      .flatMap((id) => shown.get(id) ?? [])
      .map((product) => toProduct(product, { view, request, phrase })),
  }));
}
