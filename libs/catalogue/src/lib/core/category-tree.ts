/** A category as the flat list of the backend has it. */
export interface Category {
  readonly categoryId: number;
  /** 0 for a root category. */
  readonly parentCategoryId: number;
  readonly alias: string;
  readonly name: string;
  readonly order: number;
}

/** A category with the categories below it. */
export interface CategoryNode extends Category {
  readonly children: readonly CategoryNode[];
}

const byOrder = (a: Category, b: Category): number => a.order - b.order || a.categoryId - b.categoryId;

/**
 * The tree of a flat list, each level in its order. A category whose parent is not in the list is left
 * out with all that is below it, and so is a ring of categories that are each other's parents.
 */
export const categoryTree = (categories: readonly Category[]): readonly CategoryNode[] => {
  const childrenOf = (parentId: number): readonly CategoryNode[] =>
    categories
      // A root that calls itself its parent would go round for ever.
      .filter((category) => category.parentCategoryId === parentId && category.categoryId !== parentId)
      .toSorted(byOrder)
      .map((category) => ({ ...category, children: childrenOf(category.categoryId) }));
  return childrenOf(0);
};

/** What a trail needs to know of a category. */
type Linked = Pick<Category, 'categoryId' | 'parentCategoryId'>;

/** The way from the root to a category, both included; empty when the category is not in the list. */
export const categoryTrail = <Item extends Linked>(categories: readonly Item[], categoryId: number): readonly Item[] => {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const trail: Item[] = [];
  let current = byId.get(categoryId);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = byId.get(current.parentCategoryId);
  }
  return trail;
};
