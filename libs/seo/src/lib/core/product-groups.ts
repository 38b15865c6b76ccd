/** Products that are loaded together: those of some brands, or of one list. */
export interface ProductGroup {
  readonly facets: readonly string[];
  /** The path of a list; all products without it. */
  readonly listPath?: string;
}

/** The API reaches no product behind this many. */
export const MAX_GROUP = 6000;

/**
 * Divides all products by brand, as each has exactly one, into groups that the API can list to their end. The order of
 * brands is that of their ids, so that a new one moves few products to another group.
 */
export function productGroups(
  brands: readonly { readonly id: string; readonly count: number }[],
): readonly ProductGroup[] {
  const groups: { facets: string[]; count: number }[] = [];
  const number = (id: string): number => Number(id.replace(/\D/g, ''));
  for (const { id, count } of brands.toSorted((a, b) => number(a.id) - number(b.id))) {
    const last = groups.at(-1);
    if (last && last.count + count <= MAX_GROUP) {
      last.facets.push(id);
      last.count += count;
    } else groups.push({ facets: [id], count });
  }
  return groups.map(({ facets }) => ({ facets }));
}
