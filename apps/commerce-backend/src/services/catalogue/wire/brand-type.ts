import type { IndexedBrand } from '../catalogue-index.ts';
import { brandPath } from '../site-paths.ts';
import { alternativeUrls } from './view.ts';
import type { View } from './view.ts';

/** The wire's `BrandType`, and its `BrandListType`, which adds pictures that this catalogue has none of. */
export const toBrandType = (brand: IndexedBrand, view: View) => ({
  brandId: brand.brandId,
  alias: brand.alias,
  canonicalUrl: brandPath(brand.alias),
  alternativeUrls: () => alternativeUrls(view.shop, () => brandPath(brand.alias)),
  name: brand.name,
  description: brand.description[view.scope.language],
  secondaryDescription: '',
});
