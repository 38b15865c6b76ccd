import type { CatalogueIndex, IndexedCategory } from '../snapshot/catalogue-index.ts';
import { bestImage } from '../core/best-image.ts';
import { isFilled, productsIn } from '../snapshot/catalogue-snapshot.ts';
import { categoryPath } from '../core/site-paths.ts';
import { alternativeUrls, pathsOf } from './view.ts';
import type { View } from './view.ts';

/** The root of Google's taxonomy that a fashion shop belongs to; its categories name no finer one. */
const apparel = {
  id: 166,
  parentId: null,
  name: 'Apparel & Accessories',
  path: 'Apparel & Accessories',
} as const;

/** The schema's `CategoryType`. */
export const toCategoryType = (category: IndexedCategory, view: View) => {
  const text = category.texts[view.scope.language];
  const urls = () => alternativeUrls(view.shop, (language) => categoryPath(category.texts[language].alias));
  return {
    categoryId: category.categoryId,
    parentCategoryId: category.parentCategoryId,
    order: category.order,
    alias: text.alias,
    canonicalUrl: categoryPath(text.alias),
    alternativeCanonicalUrls: () => pathsOf(urls()),
    alternativeUrls: urls,
    name: text.name,
    description: text.description,
    secondaryDescription: '',
    isHidden: !isFilled(view.snapshot, category),
    googleTaxonomy: apparel,
    primaryImage: () => bestImage(view.snapshot, productsIn(view.snapshot, category)),
    backgroundImage: null,
  };
};

/** A category and its ancestors, root first. A cyclic tree ends where it would repeat. */
export function categoryTrail(category: IndexedCategory, index: CatalogueIndex): readonly IndexedCategory[] {
  const trail: IndexedCategory[] = [];
  let current: IndexedCategory | undefined = category;
  while (current !== undefined && !trail.includes(current)) {
    trail.unshift(current);
    current = index.categoryById.get(current.parentCategoryId);
  }
  return trail;
}

/** The breadcrumbs from the root to a category. */
export const toBreadcrumbs = (category: IndexedCategory, { scope, snapshot }: View) =>
  categoryTrail(category, snapshot.index).map(({ categoryId, parentCategoryId, texts }) => ({
    categoryId,
    parentCategoryId,
    url: categoryPath(texts[scope.language].alias),
    name: texts[scope.language].name,
  }));
