import type { IndexedBrand } from '../snapshot/catalogue-index.ts';
import { brandPath } from '../core/site-paths.ts';
import { alternativeUrls } from './view.ts';
import type { View } from './view.ts';

/** The schema's `BrandType`, and its `BrandListType`, which adds images that this catalogue does not have. */
export const toBrandType = (brand: IndexedBrand, view: View) => ({
  brandId: brand.brandId,
  alias: brand.alias,
  canonicalUrl: brandPath(brand.alias),
  alternativeUrls: () => alternativeUrls(view.shop, () => brandPath(brand.alias)),
  name: brand.name,
  description: brand.description[view.scope.language],
  secondaryDescription: '',
});
