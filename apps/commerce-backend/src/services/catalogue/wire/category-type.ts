import type { CatalogueIndex, IndexedCategory } from '../catalogue-index.ts';
import { bestPicture } from '../best-picture.ts';
import { isFilled, productsIn } from '../catalogue-snapshot.ts';
import { categoryPath } from '../site-paths.ts';
import { alternativeUrls } from './view.ts';
import type { View } from './view.ts';

/** The wire's `CategoryType`. */
export const toCategoryType = (category: IndexedCategory, view: View) => {
  const text = category.texts[view.scope.language];
  return {
    categoryId: category.categoryId,
    parentCategoryId: category.parentCategoryId,
    order: category.order,
    alias: text.alias,
    canonicalUrl: categoryPath(text.alias),
    alternativeUrls: () => alternativeUrls(view.shop, (language) => categoryPath(category.texts[language].alias)),
    name: text.name,
    description: text.description,
    secondaryDescription: '',
    isHidden: !isFilled(view.snapshot, category),
    primaryImage: () => bestPicture(view.snapshot, productsIn(view.snapshot, category)),
    backgroundImage: null,
  };
};

/** A category and everything above it, root first. A tree that points back at itself ends where it would repeat. */
export function categoryTrail(category: IndexedCategory, index: CatalogueIndex): readonly IndexedCategory[] {
  const trail: IndexedCategory[] = [];
  let current: IndexedCategory | undefined = category;
  while (current !== undefined && !trail.includes(current)) {
    trail.unshift(current);
    current = index.categoryById.get(current.parentCategoryId);
  }
  return trail;
}

/** The way from the root to a category (CAT-16). */
export const toBreadcrumbs = (category: IndexedCategory, { scope, snapshot }: View) =>
  categoryTrail(category, snapshot.index).map(({ categoryId, parentCategoryId, texts }) => ({
    categoryId,
    parentCategoryId,
    url: categoryPath(texts[scope.language].alias),
    name: texts[scope.language].name,
  }));
