import { shownPercentage } from '../../shop/pricing/campaign-price.ts';
import { LOWEST_PRICE_WINDOW, referencePrice } from '../../shop/pricing/lowest-price.ts';
import { toLowestPriceType, toPriceType } from '../../shop/pricing/price-type.ts';
import { vatSplit } from '../../shop/pricing/vat-split.ts';
import type { IndexedPrice, IndexedProduct } from '../snapshot/catalogue-index.ts';
import { productPath } from '../core/site-paths.ts';
import { toBrandType } from './brand-type.ts';
import { toBreadcrumbs, toCategoryType } from './category-type.ts';
import { toCampaignRuleType } from './campaign-rule-type.ts';
import { parameterGroups } from './parameter-groups.ts';
import { toStockType, totalStock } from './stock-type.ts';
import type { View } from './view.ts';
import { alternativeUrls, pathsOf } from './view.ts';
import { toVariantGroup, toVariantType, variantDimensions } from './variant-type.ts';

const noPrice: IndexedPrice = { regular: 0, selling: 0, history: [] };

const priceOf = (product: IndexedProduct, view: View): IndexedPrice =>
  product.prices[view.scope.market.alias] ?? noPrice;

const percentOf = ({ campaigns }: IndexedProduct, before: number, now: number, { scope }: View): number =>
  shownPercentage(
    scope.market.alias,
    before,
    now,
    campaigns.map(({ percentOff }) => percentOff),
  );

const unitPrice = (product: IndexedProduct, { regular, selling }: Omit<IndexedPrice, 'history'>, view: View) => {
  const { vatPercent } = view.scope.market;
  return toPriceType(
    {
      regular: vatSplit(regular, vatPercent),
      selling: vatSplit(selling, vatPercent),
      percent: percentOf(product, regular, selling, view),
    },
    view.scope,
  );
};

const lowestPrice = (product: IndexedProduct, { history, regular, selling }: IndexedPrice, view: View) => {
  const price =
    history.length === 0
      ? { selling, lowest: selling, comparison: selling, isDiscounted: false }
      : referencePrice(history, regular, view.now.getTime());
  return toLowestPriceType(
    { ...price, percent: percentOf(product, price.comparison, price.selling, view) },
    view.scope,
  );
};

/** Every price of the last 30 days with the day it began, oldest first. */
const priceLog = (product: IndexedProduct, price: IndexedPrice, view: View) => {
  const now = view.now.getTime();
  const from = now - LOWEST_PRICE_WINDOW;
  const held = price.history.filter(
    ({ since }, index) => since <= now && (price.history[index + 1]?.since ?? Infinity) > from,
  );
  const lowest = Math.min(...held.map((point) => point.price));
  return held.map((point) => ({
    ...unitPrice(product, { regular: Math.max(price.regular, point.price), selling: point.price }, view),
    isLowest: point.price === lowest,
    date: new Date(Math.max(point.since, from)).toISOString(),
  }));
};

const skus = (product: IndexedProduct) =>
  product.skus.map((sku) => {
    const { stock } = sku;
    return {
      skuId: sku.skuId,
      productId: product.productId,
      articleNumber: sku.articleNumber,
      name: sku.name,
      externalId: sku.articleNumber,
      gtin: sku.gtin,
      stock: toStockType(stock),
      dimensions: null,
      shelf: null,
      incoming: stock.incomingOn,
      weight: 0,
    };
  });

const meta = (product: IndexedProduct, { scope }: View) => {
  const text = product.texts[scope.language];
  const [firstSentence] = text.description.split(/(?<=[.!?])\s/);
  return {
    title: `${text.name} – ${product.brand.name}`,
    description: firstSentence ?? '',
    keywords: [product.brand.name, product.primaryCategory.texts[scope.language].name, text.colourName].join(', '),
  };
};

/** Its address in each language with a market that sells it. */
const ownUrls = ({ prices, texts }: IndexedProduct, { shop }: View) =>
  alternativeUrls(shop, (language) => productPath(texts[language].alias)).filter(({ language }) =>
    shop.markets.some(({ alias, languages }) => languages.includes(language) && prices[alias] !== undefined),
  );

/** The schema's `ProductType`. Expensive parts are functions, called only for the fields that a document selects. */
export function toProductType(product: IndexedProduct, view: View) {
  const { language } = view.scope;
  const text = product.texts[language];
  return {
    productId: product.productId,
    name: text.name,
    alias: text.alias,
    articleNumber: product.articleNumber,
    categoryId: product.primaryCategory.categoryId,
    canonicalUrl: productPath(text.alias),
    alternativeCanonicalUrls: () => pathsOf(ownUrls(product, view)),
    alternativeUrls: () => ownUrls(product, view),
    firstAvailableOn: () => product.firstAvailableOn.toISOString(),
    texts: { text1: text.description, text2: text.details, text3: '' },
    type: 'product',
    skus: () => skus(product),
    brand: () => toBrandType(product.brand, view),
    categories: () => product.categories.map((category) => toCategoryType(category, view)),
    unitPrice: () => unitPrice(product, priceOf(product, view), view),
    lowestPrice: () => lowestPrice(product, priceOf(product, view), view),
    images: product.images.map(({ fileName }) => fileName),
    productImages: product.images,
    parameterGroups: () => parameterGroups(product, language),
    variantDimensions: () => variantDimensions(product, view),
    variantGroup: () => toVariantGroup(product, view),
    rating: { score: (product.ratingScore ?? 0) / 100, voteCount: product.voteCount },
    totalStock: () => toStockType(totalStock(product)),
    meta: () => meta(product, view),
    primaryCategory: () => toCategoryType(product.primaryCategory, view),
    currentProductVariant: () => toVariantType(product, view),
    breadcrumbs: () => toBreadcrumbs(product.primaryCategory, view),
    discountCampaigns: () => product.campaigns.map((campaign) => toCampaignRuleType(campaign, view)),
    priceLog: () => priceLog(product, priceOf(product, view), view),
    discountType: product.discountType,
    productPackage: null,
    dimensions: null,
    weight: 0,
    freightClass: '',
    supplierId: 0,
  };
}
