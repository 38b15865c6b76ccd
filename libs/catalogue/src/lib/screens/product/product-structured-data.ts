import { alternatesOf, breadcrumbList } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { imageUrl } from '@lyng/ui';
import { categoryTrail } from '../../core/category-trail.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { productOffer, schema, sizeVariant } from './product-offers.ts';

const imageWidth = 1000;
const imageHeight = 1250;

type DataContext = Pick<AppContext, 'config' | 'href' | 'origins' | 'site'>;

/** The group of parameters with a product's colour. */
const COLOUR_GROUP = 1;
const MATERIAL_GROUP = 2;

function parameterOf({ parameterGroups }: Product, groupId: number): string | undefined {
  const values = parameterGroups.find(({ parameterGroupId }) => parameterGroupId === groupId)?.parameters ?? [];
  return values.map(({ value }) => value).join(', ') || undefined;
}

/** The fields that all sizes have in common. */
function describe(product: Product, url: string, image: readonly string[]): object {
  const [color, material] = [COLOUR_GROUP, MATERIAL_GROUP].map((group) => parameterOf(product, group));
  return {
    name: product.name,
    description: product.description,
    ...(product.brandName && { brand: { '@type': 'Brand', name: product.brandName } }),
    ...(color && { color }),
    ...(material && { material }),
    image,
    url,
  };
}

/** One product, or a group of sizes with an offer each. */
function describeProduct({ product, gtins = {} }: ProductPageData, url: string, app: DataContext): object {
  const image = product.images.map(
    ({ fileName }) =>
      app.origins[app.site.market] + imageUrl(fileName, { width: imageWidth, height: imageHeight, format: 'jpeg' }),
  );
  const about = describe(product, url, image);
  if (product.skus.length < 2)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: product.articleNumber,
      ...about,
      offers: productOffer(product, product.totalStock, url, app),
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.articleNumber,
    variesBy: schema('size'),
    ...about,
    hasVariant: product.skus.map((sku) => sizeVariant(product, sku, { url, image, gtin: gtins[sku.skuId] }, app)),
  };
}

/** A product's structured data (schema.org): the offers of its sizes here, and its breadcrumb. */
export function productStructuredData(page: ProductPageData, app: DataContext): readonly object[] {
  const { product } = page;
  const { canonical: url } = alternatesOf(app, 'product', { alias: product.alias });
  const trail = categoryTrail(product.categories, product.primaryCategory.categoryId).filter(
    ({ alias }) => alias !== '',
  );
  return [
    describeProduct(page, url, app),
    breadcrumbList([
      ...trail.map(({ name, alias }) => ({ name, item: alternatesOf(app, 'category', { category: alias }).canonical })),
      { name: product.name, item: url },
    ]),
  ];
}
