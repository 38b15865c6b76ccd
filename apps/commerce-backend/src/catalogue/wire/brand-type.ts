import type { IndexedBrand } from '../snapshot/catalogue-index.ts';
import { brandPath } from '../core/site-paths.ts';
import { alternativeUrls, pathsOf } from './view.ts';
import type { View } from './view.ts';

/** The schema's `BrandType`, and its `BrandListType`, which adds images that this catalogue does not have. */
export const toBrandType = (brand: IndexedBrand, view: View) => {
  const urls = () => alternativeUrls(view.shop, () => brandPath(brand.alias));
  return {
    brandId: brand.brandId,
    alias: brand.alias,
    canonicalUrl: brandPath(brand.alias),
    alternativeCanonicalUrls: () => pathsOf(urls()),
    alternativeUrls: urls,
    name: brand.name,
    description: brand.description[view.scope.language],
    secondaryDescription: '',
  };
};
