import type { ProductGroup, RecommendationList } from '@lyng/search-client';
import type { RecommendationRow, RecommendedProduct } from '../core/recommendation.ts';
import { parseRecommendedProduct } from './parse-recommended-product.ts';
import type { RecommendationFault } from './parse-recommended-product.ts';

/** What can be shown of an answer, and what could not be read in it. */
export interface ReadRecommendations {
  readonly rows: readonly RecommendationRow[];
  readonly faults: readonly RecommendationFault[];
}

/** Reads recommendation lists: a product that fails is dropped, then groups and lists that are left empty (CAT-15). */
export function parseRecommendations(lists: readonly RecommendationList[]): ReadRecommendations {
  const faults: RecommendationFault[] = [];
  const groupOf = ({ products }: ProductGroup): readonly RecommendedProduct[] =>
    products.flatMap((product) => {
      const read = parseRecommendedProduct(product);
      if (!read.ok) faults.push(read.error);
      return read.ok ? [read.value] : [];
    });
  const rows = lists
    .filter(({ visible }) => visible)
    .flatMap(({ id, label = '', productGroups }): readonly RecommendationRow[] => {
      const groups = productGroups.flatMap((group): RecommendationRow['groups'] => {
        const [first, ...others] = groupOf(group);
        return first ? [[first, ...others]] : [];
      });
      return groups.length > 0 ? [{ id, label, groups }] : [];
    });
  return { rows, faults };
}
