import { alternatesOf, termsOf } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { imageUrl } from '@lyng/ui';
import { categoryTrail } from '../../core/category-trail.ts';
import { stockStatus } from '../../core/stock-status.ts';
import type { StockStatus } from '../../core/stock-status.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';

/** The terms of schema.org for a stock status. */
const availabilities: Readonly<Record<StockStatus, string>> = {
  OUT_OF_STOCK: 'OutOfStock',
  OVERSELLABLE: 'MadeToOrder',
  STATIC: 'InStock',
  FEW_LEFT: 'LimitedAvailability',
  IN_STOCK: 'InStock',
};

const imageWidth = 1000;
const imageHeight = 1250;

const schema = (name: string): string => `https://schema.org/${name}`;

/** A product's structured data (schema.org): its price here, availability and breadcrumb. */
export function productStructuredData(
  { product }: ProductPageData,
  app: Pick<AppContext, 'config' | 'href' | 'origins' | 'site'>,
): readonly object[] {
  const origin = app.origins[app.site.market];
  const { canonical: url } = alternatesOf(app, 'product', { alias: product.alias });
  const trail = categoryTrail(product.categories, product.primaryCategory.categoryId).filter(
    ({ alias }) => alias !== '',
  );
  const places = [
    ...trail.map(({ name, alias }) => ({ name, item: alternatesOf(app, 'category', { category: alias }).canonical })),
    { name: product.name, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product.articleNumber,
      ...(product.brandName && { brand: { '@type': 'Brand', name: product.brandName } }),
      image: product.images.map(
        ({ fileName }) => origin + imageUrl(fileName, { width: imageWidth, height: imageHeight }),
      ),
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: (product.unitPrice.selling.incVat / 100).toFixed(2),
        priceCurrency: termsOf(app.config, app.site.market).currency,
        availability: schema(availabilities[stockStatus(product.totalStock)]),
        itemCondition: schema('NewCondition'),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ];
}
