import { returnPolicy, termsOf } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { Product, Sku, StockCounts } from '@lyng/model';
import { stockStatus } from '../../core/stock-status.ts';
import type { StockStatus } from '../../core/stock-status.ts';

export const schema = (name: string): string => `https://schema.org/${name}`;

/** The terms of schema.org for a stock status. */
const availabilities: Readonly<Record<StockStatus, string>> = {
  OUT_OF_STOCK: 'OutOfStock',
  OVERSELLABLE: 'MadeToOrder',
  STATIC: 'InStock',
  FEW_LEFT: 'LimitedAvailability',
  IN_STOCK: 'InStock',
};

const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

type OfferContext = Pick<AppContext, 'config' | 'site'>;

/** The price to compare with, for a reduced product: the lowest of the 30 days before, as the page itself shows it. */
const formerPrice = ({ lowestPrice: { isDiscounted, comparison } }: Product, priceCurrency: string): object =>
  isDiscounted
    ? {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: schema('StrikethroughPrice'),
          price: decimal(comparison.incVat),
          priceCurrency,
        },
      }
    : {};

/** Only what is certain without a cart: from that amount delivery is free. */
function freeShipping(product: Product, { config, site }: OfferContext, currency: string): object {
  if (product.unitPrice.selling.incVat < termsOf(config, site.market).freeShippingFrom) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: config.sites.markets.find(({ alias }) => alias === site.market)?.country,
      },
    },
  };
}

/** The offer of a product, or of one of its sizes, in this market (schema.org). */
export function productOffer(product: Product, stock: StockCounts, url: string, app: OfferContext): object {
  const { currency } = termsOf(app.config, app.site.market);
  const isAnnounced = product.comesOn !== undefined;
  return {
    '@type': 'Offer',
    url,
    price: decimal(product.unitPrice.selling.incVat),
    priceCurrency: currency,
    availability: schema(isAnnounced ? 'OutOfStock' : availabilities[stockStatus(stock)]),
    ...(isAnnounced && { availabilityStarts: product.comesOn }),
    itemCondition: schema('NewCondition'),
    ...formerPrice(product, currency),
    ...freeShipping(product, app, currency),
    hasMerchantReturnPolicy: returnPolicy(app),
  };
}

/** The digits below a barcode; others are no GTIN. */
const gtinOf = (gtin: string | undefined): object => (gtin && /^\d{8}(?:\d{4,6})?$/.test(gtin) ? { gtin } : {});

/** A size of a product, with its offer. */
export const sizeVariant = (
  product: Product,
  { articleNumber, name, skuId, stock }: Sku,
  facts: { readonly url: string; readonly image: readonly string[]; readonly gtin: string | undefined },
  app: OfferContext,
): object => ({
  '@type': 'Product',
  sku: articleNumber,
  ...gtinOf(facts.gtin),
  name: `${product.name}, ${name}`,
  size: name,
  image: facts.image[0],
  offers: productOffer(product, stock, `${facts.url}?sku=${String(skuId)}`, app),
});
