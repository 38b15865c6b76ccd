/** A category as the flat list of the backend has it. */
export interface Category {
  readonly categoryId: number;
  /** 0 for a root category. */
  readonly parentCategoryId: number;
  readonly alias: string;
  readonly name: string;
}

/** The fields of a category that a trail needs. */
type Linked = Pick<Category, 'categoryId' | 'parentCategoryId'>;

/** The path from the root to a category, both included; empty when the category is not in the list. */
export const categoryTrail = <Item extends Linked>(
  categories: readonly Item[],
  categoryId: number,
): readonly Item[] => {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const trail: Item[] = [];
  let current = byId.get(categoryId);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = byId.get(current.parentCategoryId);
  }
  return trail;
};
