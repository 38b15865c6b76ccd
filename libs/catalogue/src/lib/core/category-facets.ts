import type { Facet, FilterKey } from '@lyng/routing/core';

/** A category that a list can be narrowed by, as it was counted. */
export interface CountedCategory extends Facet {
  /** `null` for a department. */
  readonly parentId: string | null;
  readonly count: number;
  readonly selected: boolean;
}

/** A category in the filter panel. */
export interface CategoryOption extends Facet {
  readonly count: number;
  readonly selected: boolean;
  /** The level below the first levels shown; 0 for those. */
  readonly level: number;
  /** The chosen categories that this one replaces: the one above it and those below it. */
  readonly replaces: readonly Facet[];
}

const key: FilterKey = 'categories';

const linkOf = ({ id, label }: CountedCategory): Facet => ({ key, id, label });

/**
 * The useful part of a list's category tree: the level below the list's own category (`trail`, root first), and the
 * children of each chosen category. A level with one category is skipped, since it would not narrow the list.
 */
export function categoryOptions(
  categories: readonly CountedCategory[],
  trail: readonly string[],
): readonly CategoryOption[] {
  const ids = new Set(categories.map(({ id }) => id));
  // A list has a hundred of them, and each is looked up several times.
  const children = new Map<string | null, CountedCategory[]>();
  for (const category of categories.filter(({ id }) => !trail.includes(id))) {
    const parent = category.parentId !== null && ids.has(category.parentId) ? category.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), category]);
  }
  const childrenOf = (parentId: string | null): readonly CountedCategory[] => children.get(parentId) ?? [];
  const below = (category: CountedCategory): readonly CountedCategory[] =>
    childrenOf(category.id).flatMap((child) => [child, ...below(child)]);
  const own = trail.findLast((id) => ids.has(id)) ?? null;

  let first = childrenOf(own);
  for (let [only, second] = first; only && !second && !only.selected; [only, second] = first) {
    const next = childrenOf(only.id);
    if (next.length === 0) break;
    first = next;
  }

  const show = (
    category: CountedCategory,
    level: number,
    above: readonly CountedCategory[],
  ): readonly CategoryOption[] => {
    const inside = below(category);
    const isOpen = category.selected || inside.some(({ selected }) => selected);
    const { id, label, count, selected } = category;
    const replaces = [...above, ...inside].filter((one) => one.selected).map(linkOf);
    const option = { key, id, label, count, selected, level, replaces };
    return [option, ...(isOpen ? childrenOf(id).flatMap((child) => show(child, level + 1, [...above, category])) : [])];
  };
  return first.flatMap((category) => show(category, 0, []));
}
